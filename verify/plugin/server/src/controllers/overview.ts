// #region imports
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { PLUGIN_ID } from '../pluginId';

// #endregion

// #region controller
const overview = ({ strapi }: { strapi: Core.Strapi }) => ({
  // #region due
  async due(ctx) {
    ctx.body = { data: await strapi.plugin(PLUGIN_ID).service('inspection').due() };
  },
  // #endregion

  // #region get-settings
  async getSettings(ctx) {
    ctx.body = { data: await strapi.plugin(PLUGIN_ID).service('settings').get() };
  },
  // #endregion

  // #region update-settings
  async updateSettings(ctx) {
    const { intervalInMonths } = ctx.request.body;
    if (!Number.isInteger(intervalInMonths) || intervalInMonths < 1) {
      throw new errors.ValidationError('intervalInMonths must be a whole number, at least 1');
    }
    await strapi.plugin(PLUGIN_ID).service('settings').set({ intervalInMonths });
    ctx.body = { data: { intervalInMonths } };
  },
  // #endregion
});

export default overview;
// #endregion
