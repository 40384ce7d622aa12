// #region imports
import type { Core } from '@strapi/strapi';

import { PLUGIN_ID } from '../pluginId';
import finding from './finding.json';

// #endregion

// #region components
const components = { finding };

/** Adds the components of the plugin, unless the project has one of the same name. */
export function registerComponents(strapi: Core.Strapi) {
  const registry = strapi.get('components');

  for (const [name, schema] of Object.entries(components)) {
    const uid = `${PLUGIN_ID}.${name}`;
    if (registry.get(uid)) continue;
    registry.set(uid, {
      ...structuredClone(schema),
      __schema__: structuredClone(schema),
      uid,
      category: PLUGIN_ID,
      modelType: 'component',
      modelName: name,
      globalId: `ComponentInspections${name[0].toUpperCase()}${name.slice(1)}`,
    });
  }
}
// #endregion
