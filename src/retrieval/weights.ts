/** The figures of the ranking, each with what it is for. Change them by `search:eval` only. */
export const weights = {
  /** A word in the title of the page, against 1 for the densest mention in a text. */
  title: 3.6,
  /** A word in the heading of the section or in one above it. */
  heading: 1.2,
  /** A word in the address of the page. */
  path: 1.9,
  /** A word in a question that the section answers. */
  question: 0.15,
  /** How much each further word of a title, heading or question takes from the weight of one of them. */
  labelLength: 0.18,
  /**
   * How much the sections of the page speak of a few words that are looked up, as an exponent: a page
   * about something names it often. Of a sentence, the words may be scattered over a long page; for
   * a single word, titles decide.
   */
  often: 3,
  oftenAlone: 0.45,
  /** A query that names a title completely. */
  completeTitle: 4.2,
  /**
   * Words with which a query is a sentence. People describe in a sentence what they want, so any of its
   * words may be on a page by chance, and what it means counts more. A name or two are looked up
   * instead. What follows counts in full from here on, and not at all for one word.
   */
  wordsOfSentence: 7,
  /** How much the score by words loses, as a share of its exponent. */
  scattered: 0.77,
  /** How much of the question the section or its headings say at all. This and what follows are exponents, too. */
  says: 0.8,
  /** How much of it the labels of the page say: titles, headings and questions. */
  about: 0.5,
  /**
   * How near the embedding of the question is to those of the nearest question that the page answers, of its
   * title and description, and of its nearest section: what's meant in other words.
   */
  meansQuestion: 2.95,
  meansDescription: 1.1,
  meansSection: 2.7,
  /** What the likeness to a question counts that a single section answers, against one about the page. */
  meansDetail: 0.93,
  /** The same among the sections of a page. */
  sectionMeans: 2.5,
  /** The same for the nearest question that the section answers. */
  sectionAnswers: 3,
  /** The same for the block of a section that says most, once the text is loaded. */
  block: 1.3,
  /** What the opening text keeps among the sections of its page, whose answers it only sums up. */
  opening: 0.5,
  /** Among the sections of one page, what a word counts that its title says for all of them. */
  givenByPage: 0.2,
  /** What even a word counts that is on every page. */
  leastImportance: 0.9,
  /**
   * Most that a word counts which is nowhere: as much as one that a tenth of the pages have. It
   * may be a slip or a way of speaking as well as the subject.
   */
  unknownImportance: 2.3,
  /** How much a page loses for words of the query that it does not have. */
  coverage: 0.35,
  /** How much the weight of the page decides among similar matches. */
  rank: 1.2,
  /** How much the pages that link to it decide: each doubling of them adds this share. */
  popularity: 0.03,
  /** What an earlier question still counts in a follow-up that says little by itself. */
  earlier: 0.4,
  /** What the words of code count that a question is about. */
  code: 0.5,
  /** What being on a page adds to its score for questions asked there, and for its code. */
  here: 0.05,
  hereForCode: 0.6,
};

/** What an occurrence counts by where it stands, before long texts are levelled with short ones. */
export const fieldWeights = {
  text: 1,
  /** Examples repeat names without being about them. */
  code: 0.5,
};

/** BM25: how fast further mentions stop counting, and how much long sections lose. */
export const saturation = { k1: 1.4, b: 0.4 };

/** How much a match counts by how it matches. */
export const matchQuality = {
  exact: 1,
  /** Singular for plural, or the other way round. */
  plural: 0.95,
  /** Another form of the word: `filtering` for `filters`. */
  stem: 0.75,
  /** The beginning of a word, for the word being typed and for those before it. */
  prefixLast: 0.8,
  prefix: 0.5,
  synonym: 0.93,
  /** Words with one and with two typos. */
  oneTypo: 0.85,
  twoTypos: 0.5,
};
