// #region can
/** Checks the permissions that `bootstrap` registers. */
const can = (action: 'read' | 'record' | 'settings') => ({
  policies: [
    {
      name: 'admin::hasPermissions',
      config: { actions: [`plugin::inspections.${action}`] },
    },
  ],
});
// #endregion

// #region routes
export default () => ({
  type: 'admin',
  routes: [
    { method: 'GET', path: '/due', handler: 'overview.due', config: can('read') },
    {
      method: 'GET',
      path: '/restaurants/:documentId',
      handler: 'inspection.latest',
      config: can('read'),
    },
    {
      method: 'POST',
      path: '/restaurants/:documentId',
      handler: 'inspection.record',
      config: can('record'),
    },
    { method: 'GET', path: '/settings', handler: 'overview.getSettings', config: can('settings') },
    {
      method: 'PUT',
      path: '/settings',
      handler: 'overview.updateSettings',
      config: can('settings'),
    },
  ],
});
// #endregion
