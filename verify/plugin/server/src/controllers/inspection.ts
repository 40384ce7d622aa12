// #region imports
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { INSPECTION_UID, PLUGIN_ID } from '../pluginId';

const GRADES = ['A', 'B', 'C', 'D', 'E'];
// #endregion

// #region controller
const inspection = ({ strapi }: { strapi: Core.Strapi }) => {
  // #region sanitize
  /** Removes what callers can't see, such as private fields. */
  const sanitize = (data, ctx) =>
    strapi.contentAPI.sanitize.output(data, strapi.contentType(INSPECTION_UID), {
      auth: ctx.state.auth,
    });
  // #endregion

  return {
    // #region latest
    async latest(ctx) {
      const latest = await strapi
        .plugin(PLUGIN_ID)
        .service('inspection')
        .latest(ctx.params.documentId);
      if (!latest) return ctx.notFound('This restaurant has not been inspected');
      ctx.body = { data: await sanitize(latest, ctx) };
    },
    // #endregion

    // #region record
    async record(ctx) {
      const { grade, inspectedOn, remarks } = ctx.request.body?.data ?? {};
      if (!GRADES.includes(grade)) {
        throw new errors.ValidationError('grade must be A, B, C, D or E', { grade });
      }
      const created = await strapi
        .plugin(PLUGIN_ID)
        .service('inspection')
        .record(ctx.params.documentId, { grade, inspectedOn, remarks });
      ctx.status = 201;
      ctx.body = { data: await sanitize(created, ctx) };
    },
    // #endregion
  };
};

export default inspection;
// #endregion
