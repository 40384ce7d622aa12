import admin from './admin';
import contentApi from './content-api';

// #region routes
export default {
  'content-api': contentApi,
  admin,
};
// #endregion
