import { Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';

import { useDueRestaurants } from '../api/useInspections';

// #region widget
export const DueWidget = () => {
  const { restaurants, hasFailed } = useDueRestaurants();

  if (hasFailed) return <Widget.Error />;
  if (!restaurants) return <Widget.Loading />;
  if (restaurants.length === 0) return <Widget.NoData />;
  return (
    <ul>
      {restaurants.slice(0, 5).map(({ documentId, name }) => (
        <li key={documentId}>
          <Typography>{name}</Typography>
        </li>
      ))}
    </ul>
  );
};
// #endregion
