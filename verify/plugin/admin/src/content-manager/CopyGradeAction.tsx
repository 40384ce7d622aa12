// #region imports
import type { HeaderActionComponent } from '@strapi/content-manager/strapi-admin';
import { Duplicate } from '@strapi/icons';
import { useClipboard, useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { useLatestInspection } from '../api/useInspections';
import { RESTAURANT_UID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';
// #endregion

// #region action
export const CopyGradeAction: HeaderActionComponent = ({ model, documentId }) => {
  const { formatMessage } = useIntl();
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();
  const { latest } = useLatestInspection(model === RESTAURANT_UID ? documentId : undefined);

  if (!latest) return null;
  return {
    label: formatMessage({ id: getTranslation('header.copy') }),
    icon: <Duplicate />,
    onClick: async () => {
      if (await copy(latest.grade)) {
        toggleNotification({
          type: 'success',
          message: formatMessage({ id: getTranslation('header.copied') }),
        });
      }
    },
  };
};
// #endregion
