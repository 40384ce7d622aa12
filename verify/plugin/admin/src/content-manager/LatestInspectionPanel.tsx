// #region imports
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { useLatestInspection } from '../api/useInspections';
import { RESTAURANT_UID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';
// #endregion

// #region panel
export const LatestInspectionPanel: PanelComponent = ({ model, documentId }) => {
  const { formatMessage } = useIntl();
  if (model !== RESTAURANT_UID || !documentId) return null;
  return {
    title: formatMessage({ id: getTranslation('panel.title') }),
    content: <LatestInspection documentId={documentId} />,
  };
};
// #endregion

// #region content
const LatestInspection = ({ documentId }: { documentId: string }) => {
  const { formatMessage, formatDate } = useIntl();
  const { latest } = useLatestInspection(documentId);

  return (
    <Typography>
      {latest
        ? formatMessage(
            { id: getTranslation('panel.latest') },
            {
              grade: latest.grade,
              date: formatDate(latest.inspectedOn, { dateStyle: 'long' }),
            },
          )
        : formatMessage({ id: getTranslation('panel.none') })}
    </Typography>
  );
};
// #endregion
