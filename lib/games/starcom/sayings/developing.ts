/** How players speak of developments. */
import type { Sayings } from '../../../kernel/sayings.ts'
import { developmentsHere, NO_DEVELOPMENTS } from './shared.ts'

export const developingFacts: Sayings['facts'] = {
  developments: developmentsHere,
  'development/count': {
    says: [
      {
        value: 1,
        as: [
          'a development',
          'one development',
          'another development',
          'first development',
          'next development',
          'a (second|third|fourth|fifth) development',
          '(second|third|fourth|fifth) development',
          'one more',
          'room for another',
          '(add|build|put|place|buy|fit) another',
          '(the|my) next one',
        ],
      },
      {
        value: '#',
        as: [
          'room for #',
          '(build|add|place|buy|put) # developments',
          '(build|add|place|buy|put) # counters',
          '# developments at once',
          '# more developments',
          '(build|add|place|buy|put) # more',
        ],
      },
    ],
  },
  'development/developments': {
    units: [
      'developments (so far|here|built|in place|on this|on the)',
      'development (so far|here|built)',
      'counters (on it|there|already|here|so far)',
      'on it (now|already|)',
      'developments (there|already|on it|now)',
      'development (there|already|on it|now)',
      'counters on it',
      'counter on it',
      'counters there',
      'counters already',
      'counter already',
    ],
    says: [
      { value: 0, as: ['first development', 'empty system', ...NO_DEVELOPMENTS] },
      { value: 1, as: ['second development'] },
      { value: 2, as: ['third development'] },
      { value: 3, as: ['fourth development'] },
      { value: 4, as: ['fifth development'] },
      {
        value: '#',
        as: [
          'already (have|has|got) # developments',
          'has # developments',
          'with # developments',
          'has # development',
          'has # counters',
        ],
      },
    ],
  },
  maxDevelopments: {
    says: [
      {
        value: '#',
        as: [
          'max #',
          'limit #',
          'cap #',
          'maximum #',
          'maximum (of|is) #',
          'max (of|is) #',
          'limit (of|is) #',
          '# max',
          'printed (max|maximum|limit) (of|is|) #',
          'printed #',
          '(takes|holds|fits) (at most|up to|) #',
          'cap (of|is) #',
          '(top right|corner|card|printed) (says|shows|reads|is) #',
          '(can|may) (hold|take|have) (only|up to|at most|) # (developments|counters|cubes|devs|)',
          'room for # (altogether|in all|in total)',
          '# (is|are) the (max|maximum|limit|cap|most)',
          'out of #',
          'allows #',
          'maximum development #',
        ],
      },
    ],
  },
  orbitalHabitats: {
    says: [
      { value: '#', as: ['# (orbital|) habitats', '# (orbital|) habitat'] },
      { value: 1, as: ['(orbital|the|my) habitat'] },
      { value: 0, as: ['(no|without a|without an) (orbital|) habitat'] },
    ],
  },
}
