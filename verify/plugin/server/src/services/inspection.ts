// #region imports
import type { Core } from '@strapi/strapi';

import { INSPECTION_UID, PLUGIN_ID, RESTAURANT_UID } from '../pluginId';

export interface NewInspection {
  grade: string;
  inspectedOn?: string;
  remarks?: string;
}
// #endregion

// #region service
const inspection = ({ strapi }: { strapi: Core.Strapi }) => ({
  // #region latest
  /** The last inspection of a restaurant, or `null`. */
  latest(restaurant: string) {
    return strapi.documents(INSPECTION_UID).findFirst({
      filters: { restaurant: { documentId: restaurant } },
      sort: 'inspectedOn:desc',
    });
  },
  // #endregion

  // #region record
  record(restaurant: string, data: NewInspection) {
    return strapi.documents(INSPECTION_UID).create({ data: { ...data, restaurant } });
  },
  // #endregion

  // #region due
  /** The published restaurants whose last inspection is too long ago, with that inspection. */
  async due() {
    const { intervalInMonths } = await strapi.plugin(PLUGIN_ID).service('settings').get();
    const limit = new Date();
    limit.setMonth(limit.getMonth() - intervalInMonths);
    const before = limit.toISOString().slice(0, 10);

    const restaurants = await strapi
      .documents(RESTAURANT_UID)
      .findMany({ status: 'published', fields: ['name'], sort: 'name' });
    const inspected = await Promise.all(
      restaurants.map(async ({ documentId, name }) => ({
        documentId,
        name,
        latest: await this.latest(documentId),
      })),
    );
    return inspected.filter(({ latest }) => latest === null || latest.inspectedOn < before);
  },
  // #endregion
});

export default inspection;
// #endregion
