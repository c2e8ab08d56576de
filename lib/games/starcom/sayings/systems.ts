/** How players say whose system it is and of which kind. */
import { each, type FactSayings, type Sayings } from '../../../kernel/sayings.ts'
import { cards } from '../data/cards.ts'

/** Systems that are capitals, by name. */
const CAPITALS = [...new Set(cards.filter(({ type }) => type === 'Capital System').map(({ name }) => name))]

/** Systems that begin without an owner, by name. */
const ORDINARY = [...new Set(cards.filter(({ type }) => type === 'System').map(({ name }) => name))]

const controller: FactSayings = {
  // "you can only build at a capital": the label of "me" is anybody
  unread: ['me'],
  // whose it is instead is not said
  topics: [
    '(control|controls|own|owns|hold) (nothing|none)',
    '(no|without) control',
    '(system|planet|world|place|somewhere|anywhere|where|that|which) (i|you|we|u) (dont|not|cannot|cant) (own|control|hold)',
    '(isnt|arent|not) (mine|ours|yours)',
    '(somewhere|anywhere|wherever|everywhere)',
    '(system|planet|world|colony|capital) (i|we) (just|) lost',
    'i lost control (of|)',
    'i (have|) lost (the|that|this|my) (system|planet|world|colony|place)',
    '(stopped|ceased|quit) being mine',
    '(system|planet|world|colony|it) (was|got) (taken|conquered|captured) (by|from|off)',
  ],
  says: each({
    me: [
      '(system|planet|world|capital|place|homeworld|colony|one) (i|we) (control|own|hold|have)',
      '(system|planet|world|capital|place|colony) (is|of) mine',
      'under my control',
      // once theirs
      '(opponent|enemy|rival|his|her|their|else) (old|former|) (system|planet|world|capital|homeworld) (that|which|) (i|we) (just|now|) (took|conquered|captured|seized|control|own|hold)',
      '(opponent|enemy|rival|his|her|their|else) (old|former|) (system|planet|world|capital|homeworld) is (now|) mine',
      '(belongs|belong) to me',
      '(its|is|are) (my own|all mine)',
      '(i|we) (took|conquered|captured|seized) (it|that|this|the)',
      'in my hands',
      '(i|we) (am|are) (the controller|in control)',
      'my (own|) (system|planet|world|place|sector|colony)',
      '(system|planet|world|capital) (of mine|i control|i own)',
      'i control it',
      'i control',
      'system i (own|control|hold)',
      'i (own|hold) it',
      'my (capital|colony|planet|sector)',
      'our system',
      '(is|its|it|thats|also|still|now|yet|are) mine',
      'mine (already|anyway|now|though|and|but)',
    ],
    none: [
      'neutral',
      'uncontrolled',
      'nobody controls',
      'nobody owns',
      'no owner',
      ...ORDINARY.map((name) => `empty ${name}`),
      'no one controls',
      'unowned',
      'unclaimed',
      'empty system',
      '(a|an|some|this|that|the) empty (planet|world|place)',
      'belongs to (nobody|noone)',
      'controlled by (nobody|noone)',
      'no controller',
      'not controlled (by anyone|by anybody|)',
      'no one (controls|owns|holds)',
      '(nobody|noone) (holds|owns|does|controls) (it|the|that|this|there|here|)',
      '(nobody|noone) has (it|that|this)',
      '(system|planet|world|place) (that|which|) (nobody|noone) has',
      'no mans land',
      '(its|is) free',
      '(its|it is|thats|system is|planet is|world is|colony is|capital is|place is) (nobodys|noones)',
      'without (a controller|an owner)',
      'without (controller|owner)',
      'free (system|planet|world)',
    ],
    opponent: [
      'opponent * (system|planet|world|capital|homeworld)',
      '(his|her|their) (system|planet|world|capital)',
      '(someone|somebody) else (system|planet|world|capital|place)',
      'another player (system|planet|world|capital)',
      '(opponent|enemy|rival|opposing) system',
      'opponent controls',
      'system of an opponent',
      'belongs to (an|my|the) (opponent|enemy)',
      'someone else system',
      'controlled by (an|my|the) (opponent|enemy)',
      '(took|conquered|captured|seized|stole|grabbed) * (from|off) me',
      '(it|system|planet|world|colony) (is|was|) (his|hers|theirs) (now|already|)',
      '(lost) (it|that|this|my|the) * to (him|her|them|an)',
      'i lost (control of|) (it|the system|that system|this system|the planet|the world|the colony) to',
      'hostile system',
    ],
  }),
}

export const systemsFacts: Sayings['facts'] = {
  systemController: controller,
  'siege/controller': { ...controller, says: controller.says!.slice(0, 2) },
  'contested/controller': { ...controller, says: controller.says!.slice(0, 2) },
  systemKind: {
    says: each({
      starting: ['homeworld', 'home world', 'starting system', 'home system', 'home planet', 'start system'],
      capital: ['capital', 'capital system', ...CAPITALS.map((name) => `(at|in|on|inside) ${name}`)],
      ordinary: [
        '(ordinary|normal|plain|regular|minor|usual) (system|world|planet|one|place|colony|spot)',
        '(somewhere|someplace|something) (ordinary|normal|plain|regular)',
        '(isnt|not|aint|wasnt) (really|actually|even|exactly|just|) (a|my|the) capital',
        'non starting',
        '(any|some) (old|ordinary|random) (system|world|planet)',
        'just (an|some) ordinary',
        'not a capital',
        '(outside|outside of) (a|the|my|any) capital',
        'no (real|proper|) capital',
        'no capital',
        'non capital',
        'not capital',
      ],
    }),
    quiet: true,
  },
  isMyStartingSystem: {
    says: [
      {
        value: true,
        as: [
          'my (own|) (homeworld|home|starting)',
          '(at|from|on|in) home',
          '(my|our) home',
          'my home (world|system|planet)',
          '(my|our) (besieged|sieged|blockaded|contested) (home|homeworld)',
          'my starting system',
          'my own starting system',
          'our homeworld',
        ],
        sets: { systemKind: 'starting' },
      },
      {
        value: false,
        as: [
          '(opponent|enemy|someone|his|her|their|captured|conquered) (own|old|former|captured|other|) (homeworld|starting system|home system)',
          '(his|her|their) (opponent|enemy|captured) (homeworld|starting system|home system)',
          'captured homeworld',
          '(took|conquered|captured|seized|grabbed) * (homeworld|home world|starting system)',
          '(his|her|their) old homeworld',
          'old homeworld',
          'homeworld (that|) (was|wasnt) (his|hers|theirs|mine at the start)',
          'homeworld i (took|captured|conquered)',
        ],
        sets: { systemKind: 'starting' },
      },
    ],
  },
}
