// #region imports
import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin';
import { useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { useRecordInspection } from '../api/useInspections';
import { RESTAURANT_UID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';
// #endregion

// #region bulk-action
export const PassInspectionAction: BulkActionComponent = ({ model, documents }) => {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const record = useRecordInspection();
  if (model !== RESTAURANT_UID) return null;

  const label = formatMessage({ id: getTranslation('bulk.pass') });
  return {
    label,
    variant: 'tertiary',
    dialog: {
      type: 'dialog',
      title: label,
      content: formatMessage({ id: getTranslation('bulk.confirm') }, { count: documents.length }),
      onConfirm: async () => {
        await Promise.all(documents.map(({ documentId }) => record(documentId, 'A')));
        toggleNotification({
          type: 'success',
          message: formatMessage({ id: getTranslation('action.recorded') }),
        });
      },
    },
  };
};
// #endregion
