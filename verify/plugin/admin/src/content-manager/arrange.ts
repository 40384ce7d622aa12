import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';

import { CapacityPanel } from './CapacityPanel';
import { CopyGradeAction } from './CopyGradeAction';

/** Inserts, removes and changes items of the Content Manager, where adding at the end won't do. */
export function arrange(apis: ContentManagerPlugin['config']['apis']) {
  // #region reducers
  apis.addEditViewSidePanel((panels) => {
    const belowEntry = panels.findIndex(({ type }) => type === 'actions') + 1;
    return [...panels.slice(0, belowEntry), CapacityPanel, ...panels.slice(belowEntry)];
  });

  apis.addBulkAction((actions) => actions.filter(({ type }) => type !== 'unpublish'));
  // #endregion

  // #region header-action
  apis.addDocumentHeaderAction([CopyGradeAction]);
  // #endregion

  // #region blocks
  apis.addRichTextBlocks((blocks) => {
    const { quote } = blocks;
    return quote ? { ...blocks, quote: { ...quote, snippets: ['>', '»'] } } : blocks;
  });
  // #endregion
}
