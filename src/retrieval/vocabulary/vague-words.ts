/** Words that say little about the subject of a question, though some heading may turn on them. */
export interface VagueWords {
  readonly words: ReadonlySet<string>;
  /** What they count for against 1 of any other word. */
  readonly weight: number;
  readonly reason: string;
}

export const vagueWords: readonly VagueWords[] = [
  {
    weight: 0.25,
    reason: 'Adverbs and adjectives with which people tell their story; nearly any page has them.',
    words: new Set(
      (
        'able actually again almost already although always another anymore anyway anywhere around away ' +
        'back bad basically because besides best better big both certain clean clearly come comes ' +
        'complete completely correct correctly current currently directly due during earlier early easier ' +
        'easiest easily easy either end ends enough entire entirely especially even exact existing ' +
        'exist exists far fast few finally fine first fully further great happen happening happens ' +
        'hard however idea ideal immediately indeed inside instead interested keep keeps kind kinds ' +
        'last later least left less little long lot lots main manage multiple neither never nice nor nothing ' +
        'often old once otherwise outside overall own part particular perfect place point pretty ' +
        'previous probably problem purpose quick quickly quite rather ready really reason reasons recommend ' +
        'recommended regarding right same seem seems separately several short similar simple simplest ' +
        'simply since somehow sometimes somewhere soon sort-of special specific stuff suddenly sure task than ' +
        'therefore though through thus time times today together totally toward towards trouble try ' +
        'trying turns typical typically under understand unfortunately until usual usually various ' +
        'well wonder wondering worry wrong yet'
      ).split(' '),
    ),
  },
  {
    weight: 0.5,
    reason: 'Verbs that go with any subject: what is created or changed says more than that it is.',
    words: new Set(
      (
        'add adding added allow allows allowed apply call called calling change changed changes changing ' +
        'check create created creates creating define defined defining do enable find generate handle ' +
        'happened have implement include made modify new next pass perform programmatically provide ' +
        'required result results run running send sending set setting start started stop support ' +
        'supported supports switch turn update write writing'
      ).split(' '),
    ),
  },
  {
    weight: 0.4,
    reason:
      'What readers keep in a CMS: the question is the same, whatever their content is about.',
    words: new Set(
      (
        'album albums article articles blog blogs book books company companies course courses customer ' +
        'customers movie movies news photo photos post posts product products recipe recipes shop song ' +
        'songs store student students team teams'
      ).split(' '),
    ),
  },
  {
    weight: 0.4,
    reason:
      'Amounts, and for whom or where something is wanted: they tell a story, and are no subject.',
    words: new Set(
      (
        'one two three four five ten twenty hundred hundreds thousand thousands million millions dozen ' +
        'dozens extra along strange weird odd people person folks everybody everyone nobody department ' +
        'departments office marketing partner partners website websites site sites app apps'
      ).split(' '),
    ),
  },
  {
    weight: 0.3,
    reason: 'The name of the product is on every page; it is asked about on all of them.',
    words: new Set(['strapi', 'cms']),
  },
];
