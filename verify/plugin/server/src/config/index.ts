// #region type
export interface InspectionsConfig {
  /** Months after which a restaurant is inspected again, unless the settings page says otherwise. */
  intervalInMonths: number;
  /** Email addresses of the users who can record inspections through the Content API. */
  inspectors: string[];
}
// #endregion

// #region config
export default {
  default: ({ env }): InspectionsConfig => ({
    intervalInMonths: env.int('INSPECTION_INTERVAL', 12),
    inspectors: [],
  }),
  // #region validator
  validator(config: InspectionsConfig) {
    if (!Number.isInteger(config.intervalInMonths) || config.intervalInMonths < 1) {
      throw new Error('intervalInMonths must be a whole number of months, at least 1');
    }
    if (!Array.isArray(config.inspectors)) {
      throw new Error('inspectors must be a list of email addresses');
    }
  },
  // #endregion
};
// #endregion
