// #region routes
export default () => ({
  type: 'content-api',
  routes: [
    // #region latest
    {
      method: 'GET',
      path: '/restaurants/:documentId',
      handler: 'inspection.latest',
      config: {
        auth: false,
        middlewares: [{ name: 'plugin::inspections.cache', config: { maxAge: 3600 } }],
      },
    },
    // #endregion
    // #region record
    {
      method: 'POST',
      path: '/restaurants/:documentId',
      handler: 'inspection.record',
      config: {
        policies: ['plugin::inspections.is-inspector'],
      },
    },
    // #endregion
  ],
});
// #endregion
