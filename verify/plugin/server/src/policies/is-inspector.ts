// #region imports
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { PLUGIN_ID } from '../pluginId';

// #endregion

// #region policy
/** Lets those users through whose email addresses are in the configuration. */
const isInspector = (policyContext, _config, { strapi }: { strapi: Core.Strapi }) => {
  const inspectors = strapi.plugin(PLUGIN_ID).config<string[]>('inspectors');
  if (inspectors.includes(policyContext.state.user?.email)) return true;
  throw new errors.PolicyError('Only inspectors can record an inspection', {
    policy: 'is-inspector',
  });
};

export default isInspector;
// #endregion
