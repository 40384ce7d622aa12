// #region imports
import { Link } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';

import { PLUGIN_ID, RESTAURANT_UID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';
// #endregion

// #region link
/** The injection zone passes the UID of the content type as `slug`. */
export const OverviewLink = ({ slug }: { slug?: string }) => {
  const { formatMessage } = useIntl();
  if (slug !== RESTAURANT_UID) return null;
  return (
    <Link tag={NavLink} to={`/plugins/${PLUGIN_ID}`}>
      {formatMessage({ id: getTranslation('link.overview') })}
    </Link>
  );
};
// #endregion
