// #region imports
import type { Core } from '@strapi/strapi';

// #endregion

// #region destroy
const destroy = ({ strapi }: { strapi: Core.Strapi }) => {
  strapi.cron.remove('inspections-due');
};

export default destroy;
// #endregion
