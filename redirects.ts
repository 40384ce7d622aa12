import { movedAnchors } from './moved-anchors.ts';
import { anchorRedirects, defineRedirects } from './src/hosting/redirects.ts';

/**
 * Addresses that the documentation had earlier. The build checks that each leads straight to a page and a
 * section of today. With `/*`, it is every path below that no other line has. Old anchors of today's pages
 * are in `moved-anchors.ts`.
 */
export default defineRedirects([
  // The developer documentation and the user guide, as they were until both became one.
  { from: '/dev-docs/intro', to: '/cms/intro' },
  { from: '/dev-docs/quick-start', to: '/cms/quick-start' },
  { from: '/dev-docs/project-structure', to: '/cms/project-structure' },
  { from: '/dev-docs/faq', to: '/cms/faq' },
  { from: '/dev-docs/community', to: '/cms/community' },
  { from: '/dev-docs/cli', to: '/cms/cli' },
  { from: '/dev-docs/customization', to: '/cms/customization' },
  { from: '/dev-docs/upgrades', to: '/cms/upgrades' },
  { from: '/dev-docs/upgrade-tool', to: '/cms/upgrade-tool' },
  { from: '/dev-docs/installation', to: '/cms/installation' },
  { from: '/dev-docs/installation/cli', to: '/cms/installation/cli' },
  { from: '/dev-docs/installation/docker', to: '/cms/installation/docker' },
  { from: '/dev-docs/installation/*', to: '/cms/installation' },
  { from: '/dev-docs/setup-deployment-guides/*', to: '/cms/setup-deployment' },
  { from: '/dev-docs/deployment', to: '/cms/deployment' },
  { from: '/dev-docs/deployment/*', to: '/cms/deployment' },
  { from: '/dev-docs/configurations', to: '/cms/configurations' },
  { from: '/dev-docs/configurations/admin-panel', to: '/cms/configurations/admin-panel' },
  { from: '/dev-docs/configurations/api', to: '/cms/configurations/api' },
  { from: '/dev-docs/configurations/cron', to: '/cms/configurations/cron' },
  { from: '/dev-docs/configurations/database', to: '/cms/configurations/database' },
  { from: '/dev-docs/configurations/environment', to: '/cms/configurations/environment' },
  { from: '/dev-docs/configurations/features', to: '/cms/configurations/features' },
  { from: '/dev-docs/configurations/functions', to: '/cms/configurations/functions' },
  { from: '/dev-docs/configurations/middlewares', to: '/cms/configurations/middlewares' },
  { from: '/dev-docs/configurations/plugins', to: '/cms/configurations/plugins' },
  { from: '/dev-docs/configurations/server', to: '/cms/configurations/server' },
  { from: '/dev-docs/configurations/typescript', to: '/cms/configurations/typescript' },
  {
    from: '/dev-docs/configurations/public-assets',
    to: '/cms/configurations/guides/public-assets',
  },
  { from: '/dev-docs/configurations/sso', to: '/cms/configurations/guides/configure-sso' },
  { from: '/dev-docs/configurations/guides/rbac', to: '/cms/configurations/guides/rbac' },
  {
    from: '/dev-docs/configurations/guides/access-cast-environment-variables',
    to: '/cms/configurations/guides/access-cast-environment-variables',
  },
  {
    from: '/dev-docs/configurations/guides/access-configuration-values',
    to: '/cms/configurations/guides/access-configuration-values',
  },
  {
    from: '/dev-docs/configurations/guides/configure-sso',
    to: '/cms/configurations/guides/configure-sso',
  },
  {
    from: '/dev-docs/configurations/guides/public-assets',
    to: '/cms/configurations/guides/public-assets',
  },
  {
    from: '/dev-docs/configurations/guides/use-cron-jobs',
    to: '/cms/configurations/guides/use-cron-jobs',
  },
  { from: '/dev-docs/configurations/api-tokens', to: '/cms/features/api-tokens' },
  { from: '/dev-docs/configurations/*', to: '/cms/configurations' },
  { from: '/dev-docs/typescript', to: '/cms/typescript' },
  {
    from: '/dev-docs/typescript/adding-support-to-existing-project',
    to: '/cms/typescript/adding-support-to-existing-project',
  },
  { from: '/dev-docs/typescript/development', to: '/cms/typescript/development' },
  { from: '/dev-docs/typescript/*', to: '/cms/typescript' },
  { from: '/dev-docs/error-handling', to: '/cms/error-handling' },
  { from: '/dev-docs/testing', to: '/cms/testing' },
  { from: '/dev-docs/database-migrations', to: '/cms/database-migrations' },
  { from: '/dev-docs/database-transactions', to: '/cms/database-transactions' },
  { from: '/dev-docs/templates', to: '/cms/templates' },
  { from: '/dev-docs/preview', to: '/cms/features/preview' },
  { from: '/dev-docs/custom-fields', to: '/cms/features/custom-fields' },
  { from: '/dev-docs/i18n', to: '/cms/features/internationalization' },
  { from: '/dev-docs/providers', to: '/cms/configurations/media-library-providers' },
  { from: '/dev-docs/usage-information', to: '/cms/usage-information' },

  { from: '/dev-docs/api/content-api', to: '/cms/api/content-api' },
  { from: '/dev-docs/api/client', to: '/cms/api/client' },
  { from: '/dev-docs/api/document', to: '/cms/api/document' },
  { from: '/dev-docs/api/document-service', to: '/cms/api/document-service' },
  { from: '/dev-docs/api/document-service/fields', to: '/cms/api/document-service/fields' },
  { from: '/dev-docs/api/document-service/filters', to: '/cms/api/document-service/filters' },
  { from: '/dev-docs/api/document-service/locale', to: '/cms/api/document-service/locale' },
  {
    from: '/dev-docs/api/document-service/middlewares',
    to: '/cms/api/document-service/middlewares',
  },
  { from: '/dev-docs/api/document-service/populate', to: '/cms/api/document-service/populate' },
  {
    from: '/dev-docs/api/document-service/sort-pagination',
    to: '/cms/api/document-service/sort-pagination',
  },
  { from: '/dev-docs/api/document-service/status', to: '/cms/api/document-service/status' },
  { from: '/dev-docs/api/entity-service', to: '/cms/api/entity-service' },
  {
    from: '/dev-docs/api/entity-service/components-dynamic-zones',
    to: '/cms/api/entity-service/components-dynamic-zones',
  },
  { from: '/dev-docs/api/entity-service/crud', to: '/cms/api/entity-service/crud' },
  { from: '/dev-docs/api/entity-service/filter', to: '/cms/api/entity-service/filter' },
  {
    from: '/dev-docs/api/entity-service/order-pagination',
    to: '/cms/api/entity-service/order-pagination',
  },
  { from: '/dev-docs/api/entity-service/populate', to: '/cms/api/entity-service/populate' },
  { from: '/dev-docs/api/graphql', to: '/cms/api/graphql' },
  { from: '/dev-docs/api/query-engine', to: '/cms/api/query-engine' },
  {
    from: '/dev-docs/api/query-engine/bulk-operations',
    to: '/cms/api/query-engine/bulk-operations',
  },
  { from: '/dev-docs/api/query-engine/filtering', to: '/cms/api/query-engine/filtering' },
  {
    from: '/dev-docs/api/query-engine/order-pagination',
    to: '/cms/api/query-engine/order-pagination',
  },
  { from: '/dev-docs/api/query-engine/populating', to: '/cms/api/query-engine/populating' },
  {
    from: '/dev-docs/api/query-engine/single-operations',
    to: '/cms/api/query-engine/single-operations',
  },
  { from: '/dev-docs/api/rest', to: '/cms/api/rest' },
  { from: '/dev-docs/api/rest/parameters', to: '/cms/api/rest/parameters' },
  { from: '/dev-docs/api/rest/filters-locale-publication', to: '/cms/api/rest/filters' },
  { from: '/dev-docs/api/rest/filters', to: '/cms/api/rest/filters' },
  { from: '/dev-docs/api/rest/locale', to: '/cms/api/rest/locale' },
  { from: '/dev-docs/api/rest/status', to: '/cms/api/rest/status' },
  { from: '/dev-docs/api/rest/upload', to: '/cms/api/rest/upload' },
  { from: '/dev-docs/api/rest/populate-select', to: '/cms/api/rest/populate-select' },
  { from: '/dev-docs/api/rest/relations', to: '/cms/api/rest/relations' },
  { from: '/dev-docs/api/rest/sort-pagination', to: '/cms/api/rest/sort-pagination' },
  {
    from: '/dev-docs/api/rest/interactive-query-builder',
    to: '/cms/api/rest/interactive-query-builder',
  },
  {
    from: '/dev-docs/api/rest/guides/understanding-populate',
    to: '/cms/api/rest/guides/understanding-populate',
  },
  {
    from: '/dev-docs/api/rest/guides/populate-creator-fields',
    to: '/cms/api/rest/guides/populate-creator-fields',
  },
  { from: '/dev-docs/api/rest/guides/*', to: '/cms/api/rest/guides/intro' },
  { from: '/dev-docs/api/rest/*', to: '/cms/api/rest' },
  { from: '/dev-docs/api/*', to: '/cms/api/content-api' },

  { from: '/dev-docs/backend-customization', to: '/cms/backend-customization' },
  {
    from: '/dev-docs/backend-customization/controllers',
    to: '/cms/backend-customization/controllers',
  },
  {
    from: '/dev-docs/backend-customization/middlewares',
    to: '/cms/backend-customization/middlewares',
  },
  { from: '/dev-docs/backend-customization/models', to: '/cms/backend-customization/models' },
  { from: '/dev-docs/backend-customization/policies', to: '/cms/backend-customization/policies' },
  {
    from: '/dev-docs/backend-customization/requests-responses',
    to: '/cms/backend-customization/requests-responses',
  },
  { from: '/dev-docs/backend-customization/routes', to: '/cms/backend-customization/routes' },
  { from: '/dev-docs/backend-customization/services', to: '/cms/backend-customization/services' },
  { from: '/dev-docs/backend-customization/webhooks', to: '/cms/backend-customization/webhooks' },
  {
    from: '/dev-docs/backend-customization/examples/authentication',
    to: '/cms/backend-customization/examples/authentication',
  },
  {
    from: '/dev-docs/backend-customization/examples/middlewares',
    to: '/cms/backend-customization/examples/middlewares',
  },
  {
    from: '/dev-docs/backend-customization/examples/policies',
    to: '/cms/backend-customization/examples/policies',
  },
  {
    from: '/dev-docs/backend-customization/examples/routes',
    to: '/cms/backend-customization/examples/routes',
  },
  {
    from: '/dev-docs/backend-customization/examples/services-and-controllers',
    to: '/cms/backend-customization/examples/services-and-controllers',
  },
  {
    from: '/dev-docs/backend-customization/examples/*',
    to: '/cms/backend-customization/examples',
  },
  { from: '/dev-docs/backend-customization/*', to: '/cms/backend-customization' },
  { from: '/dev-docs/admin-panel-customization', to: '/cms/admin-panel-customization' },
  {
    from: '/dev-docs/admin-panel-customization/bundlers',
    to: '/cms/admin-panel-customization/bundlers',
  },
  {
    from: '/dev-docs/admin-panel-customization/extension',
    to: '/cms/admin-panel-customization/extension',
  },
  {
    from: '/dev-docs/admin-panel-customization/theme-extension',
    to: '/cms/admin-panel-customization/theme-extension',
  },
  {
    from: '/dev-docs/admin-panel-customization/host-port-path',
    to: '/cms/admin-panel-customization/host-port-path',
  },
  {
    from: '/dev-docs/admin-panel-customization/wysiwyg-editor',
    to: '/cms/admin-panel-customization/wysiwyg-editor',
  },
  { from: '/dev-docs/admin-panel-customization/*', to: '/cms/admin-panel-customization' },

  { from: '/dev-docs/data-management', to: '/cms/features/data-management' },
  { from: '/dev-docs/data-management/export', to: '/cms/data-management/export' },
  { from: '/dev-docs/data-management/import', to: '/cms/data-management/import' },
  { from: '/dev-docs/data-management/transfer', to: '/cms/data-management/transfer' },
  { from: '/dev-docs/plugins/email', to: '/cms/features/email' },
  { from: '/dev-docs/plugins/upload', to: '/cms/features/media-library' },
  { from: '/dev-docs/plugins/i18n', to: '/cms/features/internationalization' },
  { from: '/dev-docs/plugins/graphql', to: '/cms/plugins/graphql' },
  { from: '/dev-docs/plugins/documentation', to: '/cms/plugins/documentation' },
  { from: '/dev-docs/plugins/sentry', to: '/cms/plugins/sentry' },
  { from: '/dev-docs/plugins/users-permissions', to: '/cms/features/users-permissions' },
  { from: '/dev-docs/plugins', to: '/cms/plugins/installing-plugins-via-marketplace' },
  { from: '/dev-docs/plugins/*', to: '/cms/plugins/installing-plugins-via-marketplace' },

  {
    from: '/dev-docs/plugins/developing-plugins',
    to: '/cms/plugins-development/developing-plugins',
  },
  { from: '/dev-docs/plugins/admin-panel-api', to: '/cms/plugins-development/admin-panel-api' },
  { from: '/dev-docs/plugins/server-api', to: '/cms/plugins-development/server-api' },
  {
    from: '/dev-docs/plugins/content-manager-apis',
    to: '/cms/plugins-development/content-manager-apis',
  },
  {
    from: '/dev-docs/plugins/guides/store-and-access-data',
    to: '/cms/plugins-development/guides/store-and-access-data',
  },
  {
    from: '/dev-docs/plugins/guides/pass-data-from-server-to-admin',
    to: '/cms/plugins-development/guides/pass-data-from-server-to-admin',
  },
  {
    from: '/dev-docs/plugins/guides/create-components-for-plugins',
    to: '/cms/plugins-development/guides/create-components-for-plugins',
  },
  {
    from: '/dev-docs/plugins/development/create-a-plugin',
    to: '/cms/plugins-development/create-a-plugin',
  },
  { from: '/dev-docs/plugins/development/plugin-sdk', to: '/cms/plugins-development/plugin-sdk' },
  {
    from: '/dev-docs/plugins/development/plugin-structure',
    to: '/cms/plugins-development/plugin-structure',
  },
  { from: '/dev-docs/api/plugins/admin-panel-api', to: '/cms/plugins-development/admin-panel-api' },
  { from: '/dev-docs/api/plugins/server-api', to: '/cms/plugins-development/server-api' },
  { from: '/dev-docs/plugins-development', to: '/cms/plugins-development/developing-plugins' },
  { from: '/dev-docs/plugins-extension', to: '/cms/plugins-development/plugins-extension' },

  {
    from: '/dev-docs/migration/v4-to-v5/introduction-and-faq',
    to: '/cms/migration/v4-to-v5/introduction-and-faq',
  },
  { from: '/dev-docs/migration/v4-to-v5/step-by-step', to: '/cms/migration/v4-to-v5/step-by-step' },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes',
    to: '/cms/migration/v4-to-v5/breaking-changes',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/additional-resources/introduction',
    to: '/cms/migration/v4-to-v5/additional-resources/introduction',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/additional-resources/from-entity-service-to-document-service',
    to: '/cms/migration/v4-to-v5/additional-resources/from-entity-service-to-document-service',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/additional-resources/helper-plugin',
    to: '/cms/migration/v4-to-v5/additional-resources/helper-plugin',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/additional-resources/plugins-migration',
    to: '/cms/migration/v4-to-v5/additional-resources/plugins-migration',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/*',
    to: '/cms/migration/v4-to-v5/breaking-changes',
  },
  { from: '/dev-docs/migration/*', to: '/cms/upgrades' },

  { from: '/dev-docs/*', to: '/cms/intro' },

  { from: '/user-docs/intro', to: '/cms/intro' },
  {
    from: '/user-docs/getting-started/setting-up-the-admin-panel',
    to: '/cms/getting-started/setting-up-admin-panel',
  },
  { from: '/user-docs/content-manager', to: '/cms/features/content-manager' },
  { from: '/user-docs/content-manager/adding-content-to-releases', to: '/cms/features/releases' },
  { from: '/user-docs/content-manager/reviewing-content', to: '/cms/features/review-workflows' },
  {
    from: '/user-docs/content-manager/saving-and-publishing-content',
    to: '/cms/features/draft-and-publish',
  },
  {
    from: '/user-docs/content-manager/translating-content',
    to: '/cms/features/internationalization',
  },
  {
    from: '/user-docs/content-manager/working-with-content-history',
    to: '/cms/features/content-history',
  },
  { from: '/user-docs/content-manager/*', to: '/cms/features/content-manager' },
  { from: '/user-docs/content-type-builder', to: '/cms/features/content-type-builder' },
  { from: '/user-docs/content-type-builder/*', to: '/cms/features/content-type-builder' },
  { from: '/user-docs/media-library', to: '/cms/features/media-library' },
  { from: '/user-docs/media-library/*', to: '/cms/features/media-library' },
  { from: '/user-docs/releases', to: '/cms/features/releases' },
  { from: '/user-docs/releases/*', to: '/cms/features/releases' },
  {
    from: '/user-docs/users-roles-permissions/configuring-administrator-roles',
    to: '/cms/features/rbac',
  },
  { from: '/user-docs/users-roles-permissions/managing-administrators', to: '/cms/features/rbac' },
  {
    from: '/user-docs/users-roles-permissions/*',
    to: '/cms/features/users-permissions',
  },
  { from: '/user-docs/plugins/*', to: '/cms/plugins/installing-plugins-via-marketplace' },
  { from: '/user-docs/settings/api-tokens', to: '/cms/features/api-tokens' },
  { from: '/user-docs/settings/audit-logs', to: '/cms/features/audit-logs' },
  { from: '/user-docs/settings/internationalization', to: '/cms/features/internationalization' },
  { from: '/user-docs/settings/media-library-settings', to: '/cms/features/media-library' },
  { from: '/user-docs/settings/review-workflows', to: '/cms/features/review-workflows' },
  { from: '/user-docs/settings/releases', to: '/cms/features/releases' },
  {
    from: '/user-docs/settings/configuring-users-permissions-plugin-settings',
    to: '/cms/features/users-permissions',
  },
  { from: '/user-docs/settings/single-sign-on', to: '/cms/features/sso' },
  { from: '/user-docs/settings/transfer-tokens', to: '/cms/features/data-management' },
  { from: '/user-docs/settings/*', to: '/cms/features/admin-panel' },
  {
    from: '/user-docs/getting-started/setting-up-admin-panel',
    to: '/cms/getting-started/setting-up-admin-panel',
  },
  { from: '/user-docs/*', to: '/cms/intro' },

  // Older still.
  {
    from: '/developer-docs/latest/getting-started/introduction',
    to: '/cms/intro',
  },
  { from: '/developer-docs/latest/getting-started/quick-start', to: '/cms/quick-start' },
  {
    from: '/developer-docs/latest/getting-started/troubleshooting',
    to: '/cms/faq',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/installation/*',
    to: '/cms/installation',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/*',
    to: '/cms/deployment',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/required/admin-panel',
    to: '/cms/configurations/admin-panel',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/required/middlewares',
    to: '/cms/configurations/middlewares',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/required/server',
    to: '/cms/configurations/server',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/required/databases',
    to: '/cms/configurations/database',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/api',
    to: '/cms/configurations/api',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/environment',
    to: '/cms/configurations/environment',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/functions',
    to: '/cms/configurations/functions',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/plugins',
    to: '/cms/configurations/plugins',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/cronjobs',
    to: '/cms/configurations/cron',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/rbac',
    to: '/cms/configurations/guides/rbac',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/sso',
    to: '/cms/configurations/guides/configure-sso',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/*',
    to: '/cms/configurations',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/file-structure',
    to: '/cms/project-structure',
  },
  { from: '/developer-docs/latest/developer-resources/cli/*', to: '/cms/cli' },
  {
    from: '/developer-docs/latest/developer-resources/content-api/*',
    to: '/cms/api/content-api',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest-api',
    to: '/cms/api/rest',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/populating-fields',
    to: '/cms/api/rest/populate-select',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/filtering-locale-publication',
    to: '/cms/api/rest/filters',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/relations',
    to: '/cms/api/rest/relations',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/sort-pagination',
    to: '/cms/api/rest/sort-pagination',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/*',
    to: '/cms/api/rest/parameters',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/graphql-api',
    to: '/cms/api/graphql',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/crud',
    to: '/cms/api/entity-service/crud',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/filter',
    to: '/cms/api/entity-service/filter',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/order-pagination',
    to: '/cms/api/entity-service/order-pagination',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/populate',
    to: '/cms/api/entity-service/populate',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/components-dynamic-zones',
    to: '/cms/api/entity-service/components-dynamic-zones',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/bulk-operations',
    to: '/cms/api/query-engine/bulk-operations',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/filtering',
    to: '/cms/api/query-engine/filtering',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/order-pagination',
    to: '/cms/api/query-engine/order-pagination',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/populating',
    to: '/cms/api/query-engine/populating',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/single-operations',
    to: '/cms/api/query-engine/single-operations',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service-api',
    to: '/cms/api/entity-service',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine-api',
    to: '/cms/api/query-engine',
  },
  {
    from: '/developer-docs/latest/developer-resources/plugin-api-reference/admin-panel',
    to: '/cms/plugins-development/admin-panel-api',
  },
  {
    from: '/developer-docs/latest/developer-resources/plugin-api-reference/server',
    to: '/cms/plugins-development/server-api',
  },
  {
    from: '/developer-docs/latest/developer-resources/error-handling',
    to: '/cms/error-handling',
  },
  {
    from: '/developer-docs/latest/developer-resources/unit-testing',
    to: '/cms/testing',
  },
  {
    from: '/developer-docs/latest/development/backend-customization',
    to: '/cms/backend-customization',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/controllers',
    to: '/cms/backend-customization/controllers',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/middlewares',
    to: '/cms/backend-customization/middlewares',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/models',
    to: '/cms/backend-customization/models',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/policies',
    to: '/cms/backend-customization/policies',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/requests-responses',
    to: '/cms/backend-customization/requests-responses',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/routes',
    to: '/cms/backend-customization/routes',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/services',
    to: '/cms/backend-customization/services',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/webhooks',
    to: '/cms/backend-customization/webhooks',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/*',
    to: '/cms/backend-customization',
  },
  {
    from: '/developer-docs/latest/development/admin-customization',
    to: '/cms/admin-panel-customization',
  },
  { from: '/developer-docs/latest/development/custom-fields', to: '/cms/features/custom-fields' },
  {
    from: '/developer-docs/latest/development/plugins-development',
    to: '/cms/plugins-development/developing-plugins',
  },
  {
    from: '/developer-docs/latest/development/plugins-extension',
    to: '/cms/plugins-development/plugins-extension',
  },
  { from: '/developer-docs/latest/development/typescript', to: '/cms/typescript' },
  { from: '/developer-docs/latest/plugins/email', to: '/cms/features/email' },
  { from: '/developer-docs/latest/plugins/graphql', to: '/cms/plugins/graphql' },
  { from: '/developer-docs/latest/plugins/documentation', to: '/cms/plugins/documentation' },
  { from: '/developer-docs/latest/plugins/sentry', to: '/cms/plugins/sentry' },
  { from: '/developer-docs/latest/plugins/i18n', to: '/cms/features/internationalization' },
  { from: '/developer-docs/latest/plugins/upload', to: '/cms/features/media-library' },
  {
    from: '/developer-docs/latest/plugins/users-permissions',
    to: '/cms/features/users-permissions',
  },
  { from: '/developer-docs/*', to: '/cms/intro' },

  // Pages that moved within the documentation of today, most of them into a section of another one.
  { from: '/cms/admin-panel-customization/options', to: '/cms/admin-panel-customization#options' },
  {
    from: '/cms/api/document-service/publication-filter',
    to: '/cms/api/document-service/status#publication-filter',
  },
  { from: '/cms/api/rest/publication-filter', to: '/cms/api/rest/status#publication-filter' },
  {
    from: '/cms/backend-customization/guides/customizing-users-permissions-plugin-routes',
    to: '/cms/plugins-development/plugins-extension',
  },
  { from: '/cms/configurations/email-custom-providers', to: '/cms/features/email#other-providers' },
  { from: '/cms/configurations/email-nodemailer', to: '/cms/features/email#nodemailer' },
  { from: '/cms/features/admin-tokens', to: '/cms/features/api-tokens#admin-tokens' },
  { from: '/cms/features/data-management/export', to: '/cms/data-management/export' },
  { from: '/cms/features/data-management/import', to: '/cms/data-management/import' },
  { from: '/cms/features/data-management/transfer', to: '/cms/data-management/transfer' },
  { from: '/cms/features/homepage', to: '/cms/features/admin-panel#home-page' },
  { from: '/cms/features/strapi-mcp-server', to: '/cms/configurations/server#mcp' },
  {
    from: '/cms/features/users-permissions/graphql-api',
    to: '/cms/features/users-permissions#graphql',
  },
  { from: '/cms/features/users-permissions/rest-api', to: '/cms/features/users-permissions#api' },
  {
    from: '/cms/plugins-development/admin-localization',
    to: '/cms/plugins-development/admin-panel-api#translations',
  },
  {
    from: '/cms/plugins-development/server-configuration',
    to: '/cms/plugins-development/server-api#configuration',
  },
  {
    from: '/cms/plugins-development/server-controllers-services',
    to: '/cms/plugins-development/server-api#controllers',
  },
  {
    from: '/cms/plugins-development/server-getters-usage',
    to: '/cms/plugins-development/server-api#use-from-elsewhere',
  },
  {
    from: '/cms/plugins-development/server-lifecycle',
    to: '/cms/plugins-development/server-api#lifecycle',
  },
  {
    from: '/cms/plugins-development/server-policies-middlewares',
    to: '/cms/plugins-development/server-api#policies',
  },
  {
    from: '/cms/plugins-development/server-routes',
    to: '/cms/plugins-development/server-api#routes',
  },
  { from: '/cloud/account/settings', to: '/cloud/account/account-settings' },
  { from: '/cloud/advanced/upload-size-limits', to: '/cloud/advanced/upload#limits' },
  { from: '/cloud/getting-started/cloud-fundamentals', to: '/cloud/cloud-fundamentals' },
  { from: '/cloud/getting-started/intro', to: '/cloud/intro' },
  { from: '/cloud/projects/logs', to: '/cloud/projects/runtime-logs' },

  // The front pages.
  { from: '/cloud', to: '/cloud/intro' },
  { from: '/dev-docs', to: '/cms/intro' },
  { from: '/developer-docs', to: '/cms/intro' },
  { from: '/user-docs', to: '/cms/intro' },

  ...anchorRedirects(movedAnchors),
]);
