/** What a search looks through (SPECIFICATION.md S3). */
export const searchedAttributes = ['hierarchy_lvl1', 'hierarchy_lvl2', 'content'] as const;

/** The titles of a record from its page down, all of which are highlighted. */
export const hierarchyAttributes = [
  'hierarchy_lvl1',
  'hierarchy_lvl2',
  'hierarchy_lvl3',
  'hierarchy_lvl4',
  'hierarchy_lvl5',
  'hierarchy_lvl6',
] as const;
