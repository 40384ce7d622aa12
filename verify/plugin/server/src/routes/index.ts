// #region imports
import admin from './admin';
import contentApi from './content-api';
// #endregion

// #region routes
export default {
  'content-api': contentApi,
  admin,
};
// #endregion
