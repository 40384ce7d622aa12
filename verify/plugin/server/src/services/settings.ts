// #region imports
import type { Core } from '@strapi/strapi';

import type { InspectionsConfig } from '../config';
import { PLUGIN_ID } from '../pluginId';

export type Settings = Pick<InspectionsConfig, 'intervalInMonths'>;
// #endregion

// #region settings
const settings = ({ strapi }: { strapi: Core.Strapi }) => {
  const store = strapi.store({ type: 'plugin', name: PLUGIN_ID, key: 'settings' });

  return {
    /** What an administrator saved, or the value of the configuration. */
    async get(): Promise<Settings> {
      const saved = (await store.get({})) as Settings | null;
      return saved ?? { intervalInMonths: strapi.plugin(PLUGIN_ID).config('intervalInMonths') };
    },
    async set(value: Settings) {
      await store.set({ value });
    },
  };
};

export default settings;
// #endregion
