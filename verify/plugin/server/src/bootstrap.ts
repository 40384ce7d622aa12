// #region imports
import type { Core } from '@strapi/strapi';

import { PLUGIN_ID } from './pluginId';

// #endregion

// #region bootstrap
const bootstrap = async ({ strapi }: { strapi: Core.Strapi }) => {
  // #region permissions
  await strapi.service('admin::permission').actionProvider.registerMany([
    {
      uid: 'read',
      displayName: 'See which restaurants are due',
      section: 'plugins',
      pluginName: PLUGIN_ID,
    },
    {
      uid: 'record',
      displayName: 'Record an inspection',
      section: 'plugins',
      pluginName: PLUGIN_ID,
    },
    {
      uid: 'settings',
      displayName: 'Change the interval',
      section: 'settings',
      category: PLUGIN_ID,
      pluginName: PLUGIN_ID,
    },
  ]);
  // #endregion

  // #region cron
  strapi.cron.add({
    'inspections-due': {
      task: async () => {
        const due = await strapi.plugin(PLUGIN_ID).service('inspection').due();
        strapi.log.info(`${due.length} restaurants are due for an inspection`);
      },
      options: { rule: '0 6 * * 1' },
    },
  });
  // #endregion
};

export default bootstrap;
// #endregion
