/** MRR@10 that a change may not fall under, on the repository's own queries. */
export const keptFigures = {
  overall: 0.85,
  typos: 0.75,
} as const;
