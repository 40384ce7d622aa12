// #region imports
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { RESTAURANT_UID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';
// #endregion

// #region panel
/** Reminds editors, as they type, that large restaurants are inspected by two people. */
export const CapacityPanel: PanelComponent = ({ model }) => {
  const { formatMessage } = useIntl();
  const values = useForm('CapacityPanel', (form) => form.values as { capacity?: number });
  const capacity = values.capacity ?? 0;

  if (model !== RESTAURANT_UID || capacity <= 100) return null;
  return {
    title: formatMessage({ id: getTranslation('panel.large') }),
    content: (
      <Typography>
        {formatMessage({ id: getTranslation('panel.capacity') }, { capacity })}
      </Typography>
    ),
  };
};
// #endregion
