/** What the card of a breaking change says for each value of its attributes. */
export const breakingChangeAnswers = {
  yes: 'Yes',
  no: 'No',
  partly: 'Partly: some of it remains to be done by hand',
} as const;
