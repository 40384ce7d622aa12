// #region lifecycle-imports
import bootstrap from './bootstrap';
import destroy from './destroy';
import register from './register';
// #endregion

// #region part-imports
import config from './config';
import contentTypes from './content-types';
import controllers from './controllers';
import middlewares from './middlewares';
import policies from './policies';
import routes from './routes';
import services from './services';
// #endregion

// #region export
export default {
  register,
  bootstrap,
  destroy,
  config,
  controllers,
  routes,
  services,
  contentTypes,
  policies,
  middlewares,
};
// #endregion
