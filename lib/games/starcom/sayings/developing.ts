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
          '(next|second|third|fourth|fifth|another|2nd|3rd|4th) (counter|one)',
          '(go|going) up (by|) one',
          '(the|a) next',
          'one (more|extra)',
          'another',
          '(add|build|put|place|buy|fit) another',
          '(the|my) next one',
        ],
      },
      {
        value: '#',
        as: [
          'room for #',
          '# more (in one go|at once|)',
          '(go|going|up) (up|) by #',
          '(want|like|need) # more',
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
      'counters on (my|the|this|that)',
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
      { value: 1, as: ['(second|2nd) (development|counter)'] },
      { value: 2, as: ['(third|3rd) (development|counter)', '(put|add|build|place) the third'] },
      { value: 3, as: ['(fourth|4th) (development|counter)'] },
      { value: 4, as: ['(fifth|5th) (development|counter)'] },
      {
        value: '#',
        as: [
          'already (have|has|got) # developments',
          '(full|now|sits|stands|already|currently) (at|on) #',
          '(it|world|planet|system|colony) (has|is at|holds) #',
          '# (on it|there|on the planet|in place|so far) (now|already|)',
          'with # (on it|there|already)',
          '(its|is) at #',
          'has # developments',
          'with # developments',
          'has # development',
          'has # counters',
        ],
      },
    ],
  },
  maxDevelopments: {
    // "a max 4 world"
    firm: true,
    says: [
      {
        value: '#',
        as: [
          'max #',
          '(out of|of) # max',
          '(max|maxes|maxed|tops|caps|capped) (out|) at #',
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
      { value: 1, as: ['(orbital|the|my|a) habitat'] },
      { value: 1, as: ['habitat of mine', 'orbital habitat (of mine|there|here|)'] },
      { value: 0, as: ['(no|without a|without an) (orbital|) habitat'] },
    ],
  },
}
