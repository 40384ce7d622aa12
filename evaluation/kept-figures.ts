/** What a change may not fall under, on the repository's own sets. */
export const keptFigures = {
  /** MRR@10 of the search, over all queries and over those with typos. */
  search: { overall: 0.92, typos: 0.96 },
  /** Shares of the facts that answers contain, and of the answers that cite an expected page. */
  answers: { factsContained: 0.7, expectedCited: 0.85 },
} as const;
