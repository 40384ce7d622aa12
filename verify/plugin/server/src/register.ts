// #region imports
import type { Core } from '@strapi/strapi';

import { registerComponents } from './components';
import { INSPECTION_UID, PLUGIN_ID } from './pluginId';

// #endregion

// #region register
const register = ({ strapi }: { strapi: Core.Strapi }) => {
  // #region custom-field
  strapi.customFields.register({
    name: 'grade',
    plugin: PLUGIN_ID,
    type: 'string',
    inputSize: { default: 4, isResizable: true },
  });
  // #endregion

  // #region components
  registerComponents(strapi);
  // #endregion

  // #region document-middleware
  strapi.documents.use((context, next) => {
    if (context.uid === INSPECTION_UID && context.action === 'create') {
      const today = new Date().toISOString().slice(0, 10);
      context.params.data = Object.assign({ inspectedOn: today }, context.params.data);
    }
    return next();
  });
  // #endregion
};

export default register;
// #endregion
