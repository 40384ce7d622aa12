// #region permissions
/** The actions that the server part registers, as links and pages ask for them. */
export const PERMISSIONS = {
  read: [{ action: 'plugin::inspections.read', subject: null }],
  record: [{ action: 'plugin::inspections.record', subject: null }],
  settings: [{ action: 'plugin::inspections.settings', subject: null }],
};
// #endregion
