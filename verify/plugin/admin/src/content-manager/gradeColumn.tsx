// #region imports
import type { ListFieldLayout, ListLayout } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';

import { useLatestInspection } from '../api/useInspections';
import { getTranslation } from '../utils/getTranslation';

// #endregion

// #region column
interface ListView {
  displayedHeaders: ListFieldLayout[];
  layout: ListLayout;
}

/** Adds a column to the list of restaurants. The hook gets no UID, so the display name has to do. */
export const addGradeColumn = ({ displayedHeaders, layout }: ListView) => {
  if (layout.settings.displayName !== 'Restaurant') return { displayedHeaders, layout };
  const column = {
    attribute: { type: 'custom' },
    label: { id: getTranslation('column.grade'), defaultMessage: 'Last grade' },
    name: 'lastGrade',
    searchable: false,
    sortable: false,
    cellFormatter: ({ documentId }: { documentId: string }) => <Grade documentId={documentId} />,
  };
  return { displayedHeaders: [...displayedHeaders, column], layout };
};
// #endregion

const Grade = ({ documentId }: { documentId: string }) => {
  const { latest } = useLatestInspection(documentId);
  return <Typography>{latest?.grade ?? '-'}</Typography>;
};
