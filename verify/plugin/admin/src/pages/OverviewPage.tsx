import { Box, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page, useStrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { useDueHook } from '../api/dueHook';
import { useDueRestaurants } from '../api/useInspections';
import { PLUGIN_ID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';

// #region page
export const OverviewPage = () => {
  const { formatMessage, formatDate } = useIntl();
  // #region data
  const { restaurants: due, hasFailed } = useDueRestaurants();
  const restaurants = useDueHook(due);
  // #endregion
  // #region zone
  const actions = useStrapiApp('OverviewPage', ({ plugins }) =>
    plugins[PLUGIN_ID].getInjectedComponents('overview', 'actions'),
  );
  // #endregion

  // #region states
  if (hasFailed) return <Page.Error />;
  if (!restaurants) return <Page.Loading />;
  // #endregion

  const title = formatMessage({ id: getTranslation('overview.title') });
  const heading = (id: string) => (
    <Th>
      <Typography variant="sigma">{formatMessage({ id: getTranslation(id) })}</Typography>
    </Th>
  );

  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={formatMessage(
          { id: getTranslation('overview.subtitle') },
          { count: restaurants.length },
        )}
        primaryAction={
          <Flex gap={2}>
            {actions.map(({ name, Component }) => (
              <Component key={name} />
            ))}
          </Flex>
        }
      />
      <Layouts.Content>
        <Box background="neutral0" shadow="tableShadow" hasRadius>
          <Table colCount={2} rowCount={restaurants.length + 1}>
            <Thead>
              <Tr>
                {heading('overview.restaurant')}
                {heading('overview.last')}
              </Tr>
            </Thead>
            <Tbody>
              {restaurants.map(({ documentId, name, latest }) => (
                <Tr key={documentId}>
                  <Td>
                    <Typography>{name}</Typography>
                  </Td>
                  <Td>
                    <Typography>
                      {latest
                        ? formatDate(latest.inspectedOn, { dateStyle: 'long' })
                        : formatMessage({ id: getTranslation('overview.never') })}
                    </Typography>
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
};
// #endregion
