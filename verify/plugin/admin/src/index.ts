import { SealCheck } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { DUE_HOOK } from './api/dueHook';
import { Initializer } from './components/Initializer';
import { PluginIcon } from './components/PluginIcon';
import { extendContentManager } from './content-manager';
import { PERMISSIONS } from './permissions';
import { PLUGIN_ID } from './pluginId';
import { getTranslation } from './utils/getTranslation';

// #region plugin
const plugin: StrapiApp['appPlugins'][string] = {
  // #region register
  register(app) {
    // #region menu-link
    app.addMenuLink({
      to: `plugins/${PLUGIN_ID}`,
      icon: PluginIcon,
      intlLabel: { id: getTranslation('plugin.name'), defaultMessage: 'Inspections' },
      Component: () => import('./pages/App'),
      permissions: PERMISSIONS.read,
    });
    // #endregion

    // #region settings-link
    app.addSettingsLink(
      {
        id: PLUGIN_ID,
        intlLabel: { id: getTranslation('plugin.name'), defaultMessage: 'Inspections' },
      },
      {
        id: 'interval',
        to: PLUGIN_ID,
        intlLabel: { id: getTranslation('settings.title'), defaultMessage: 'Interval' },
        Component: () => import('./pages/SettingsPage'),
        permissions: PERMISSIONS.settings,
      },
    );
    // #endregion

    // #region custom-field
    app.customFields.register({
      name: 'grade',
      pluginId: PLUGIN_ID,
      type: 'string',
      icon: PluginIcon,
      intlLabel: { id: getTranslation('grade.label'), defaultMessage: 'Grade' },
      intlDescription: {
        id: getTranslation('grade.description'),
        defaultMessage: 'The result of an inspection, from A to E',
      },
      components: {
        Input: () =>
          import('./components/GradeInput') as unknown as Promise<{ default: ComponentType }>,
      },
      options: {
        advanced: [
          {
            sectionTitle: { id: 'global.settings', defaultMessage: 'Settings' },
            items: [
              {
                name: 'required',
                type: 'checkbox',
                intlLabel: {
                  id: getTranslation('grade.required'),
                  defaultMessage: 'Required field',
                },
                description: {
                  id: getTranslation('grade.required.description'),
                  defaultMessage: 'Entries without a grade cannot be saved',
                },
              },
            ],
          },
        ],
      },
    });
    // #endregion

    // #region widget
    app.widgets.register({
      id: 'due',
      pluginId: PLUGIN_ID,
      icon: SealCheck,
      title: { id: getTranslation('widget.title'), defaultMessage: 'Due for inspection' },
      component: async () => (await import('./components/DueWidget')).DueWidget,
      permissions: PERMISSIONS.read,
    });
    // #endregion

    // #region create-hook
    app.createHook(DUE_HOOK);
    // #endregion

    // #region register-plugin
    app.registerPlugin({
      id: PLUGIN_ID,
      name: 'Inspections',
      initializer: Initializer,
      isReady: false,
      injectionZones: { overview: { actions: [] } },
    });
    // #endregion
  },
  // #endregion

  // #region bootstrap
  bootstrap(app) {
    extendContentManager(app);
  },
  // #endregion

  // #region translations
  registerTrads({ locales }) {
    return Promise.all(
      locales.map(async (locale) => {
        try {
          const { default: texts } = (await import(`./translations/${locale}.json`)) as {
            default: Record<string, string>;
          };
          const data = Object.fromEntries(
            Object.entries(texts).map(([id, text]) => [getTranslation(id), text]),
          );
          return { data, locale };
        } catch {
          return { data: {}, locale };
        }
      }),
    );
  },
  // #endregion
};

export default plugin;
// #endregion
