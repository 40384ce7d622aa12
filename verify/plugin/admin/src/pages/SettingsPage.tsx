import { Box, Button, Field, NumberInput } from '@strapi/design-system';
import {
  Layouts,
  Page,
  useAPIErrorHandler,
  useFetchClient,
  useNotification,
} from '@strapi/strapi/admin';
import { type FormEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { PERMISSIONS } from '../permissions';
import { PLUGIN_ID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';

interface Settings {
  intervalInMonths: number;
}

// #region settings
const Settings = () => {
  const { formatMessage } = useIntl();
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [months, setMonths] = useState<number>();
  const text = (id: string) => formatMessage({ id: getTranslation(id) });

  useEffect(() => {
    get<{ data: Settings }>(`/${PLUGIN_ID}/settings`)
      .then(({ data }) => setMonths(data.data.intervalInMonths))
      .catch(() => toggleNotification({ type: 'danger' }));
  }, [get, toggleNotification]);

  // #region save
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await put(`/${PLUGIN_ID}/settings`, { intervalInMonths: months });
      toggleNotification({ type: 'success', message: text('settings.saved') });
    } catch (error) {
      toggleNotification({ type: 'danger', message: formatAPIError(error as never) });
    }
  };
  // #endregion

  return (
    <Page.Main>
      <Page.Title>{text('settings.title')}</Page.Title>
      <form onSubmit={save}>
        <Layouts.Header
          title={text('settings.title')}
          subtitle={text('settings.subtitle')}
          primaryAction={<Button type="submit">{text('settings.save')}</Button>}
        />
        <Layouts.Content>
          <Box background="neutral0" padding={6} shadow="filterShadow" hasRadius>
            <Field.Root name="intervalInMonths">
              <Field.Label>{text('settings.months')}</Field.Label>
              <NumberInput value={months} onValueChange={setMonths} />
            </Field.Root>
          </Box>
        </Layouts.Content>
      </form>
    </Page.Main>
  );
};
// #endregion

// #region protect
const ProtectedSettings = () => (
  <Page.Protect permissions={PERMISSIONS.settings}>
    <Settings />
  </Page.Protect>
);

export default ProtectedSettings;
// #endregion
