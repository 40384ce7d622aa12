// #region imports
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';

import { PLUGIN_ID } from '../pluginId';
import { arrange } from './arrange';
import { addGradeColumn } from './gradeColumn';
import { LatestInspectionPanel } from './LatestInspectionPanel';
import { OverviewLink } from './OverviewLink';
import { PassInspectionAction } from './PassInspectionAction';
import { RecordInspectionAction } from './RecordInspectionAction';
// #endregion

// #region extend
export function extendContentManager(app: Pick<StrapiApp, 'getPlugin' | 'registerHook'>) {
  const contentManager = app.getPlugin('content-manager');
  // #region apis
  const apis = contentManager.apis as ContentManagerPlugin['config']['apis'];

  apis.addEditViewSidePanel([LatestInspectionPanel]);
  apis.addDocumentAction((actions) => [...actions, RecordInspectionAction]);
  apis.addBulkAction((actions) => [...actions, PassInspectionAction]);
  // #endregion
  arrange(apis);

  // #region injection
  contentManager.injectComponent('editView', 'right-links', {
    name: `${PLUGIN_ID}-overview`,
    Component: OverviewLink,
  });
  // #endregion

  // #region hook
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addGradeColumn);
  // #endregion
}
// #endregion
