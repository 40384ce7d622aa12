import { movedAnchors } from './moved-anchors.ts';
import { defineRedirects } from './src/hosting/redirects.ts';

/**
 * Addresses that the documentation had earlier. The build checks that each leads straight to a page and a
 * section of today. With `/*`, it is every path below that no other line has. Old anchors of today's pages
 * are in `moved-anchors.ts`.
 */
export default defineRedirects(movedAnchors, {
  // The developer documentation and the user guide, as they were until both became one.
  '/dev-docs/quick-start': '/cms/quick-start',
  '/dev-docs/project-structure': '/cms/project-structure',
  '/dev-docs/faq': '/cms/faq',
  '/dev-docs/community': '/cms/community',
  '/dev-docs/cli': '/cms/cli',
  '/dev-docs/customization': '/cms/customization',
  '/dev-docs/upgrades': '/cms/upgrades',
  '/dev-docs/upgrade-tool': '/cms/upgrade-tool',
  '/dev-docs/installation': '/cms/installation',
  '/dev-docs/installation/cli': '/cms/installation/cli',
  '/dev-docs/installation/docker': '/cms/installation/docker',
  '/dev-docs/installation/*': '/cms/installation',
  '/dev-docs/setup-deployment-guides/*': '/cms/setup-deployment',
  '/dev-docs/deployment': '/cms/deployment',
  '/dev-docs/deployment/*': '/cms/deployment',
  '/dev-docs/configurations': '/cms/configurations',
  '/dev-docs/configurations/admin-panel': '/cms/configurations/admin-panel',
  '/dev-docs/configurations/api': '/cms/configurations/api',
  '/dev-docs/configurations/cron': '/cms/configurations/cron',
  '/dev-docs/configurations/database': '/cms/configurations/database',
  '/dev-docs/configurations/environment': '/cms/configurations/environment',
  '/dev-docs/configurations/features': '/cms/configurations/features',
  '/dev-docs/configurations/functions': '/cms/configurations/functions',
  '/dev-docs/configurations/middlewares': '/cms/configurations/middlewares',
  '/dev-docs/configurations/plugins': '/cms/configurations/plugins',
  '/dev-docs/configurations/server': '/cms/configurations/server',
  '/dev-docs/configurations/typescript': '/cms/configurations/typescript',
  '/dev-docs/configurations/public-assets': '/cms/configurations/guides/public-assets',
  '/dev-docs/configurations/sso': '/cms/configurations/guides/configure-sso',
  '/dev-docs/configurations/guides/rbac': '/cms/configurations/guides/rbac',
  '/dev-docs/configurations/guides/access-cast-environment-variables':
    '/cms/configurations/guides/access-cast-environment-variables',
  '/dev-docs/configurations/guides/access-configuration-values':
    '/cms/configurations/guides/access-configuration-values',
  '/dev-docs/configurations/guides/configure-sso': '/cms/configurations/guides/configure-sso',
  '/dev-docs/configurations/guides/public-assets': '/cms/configurations/guides/public-assets',
  '/dev-docs/configurations/guides/use-cron-jobs': '/cms/configurations/guides/use-cron-jobs',
  '/dev-docs/configurations/api-tokens': '/cms/features/api-tokens',
  '/dev-docs/configurations/*': '/cms/configurations',
  '/dev-docs/typescript': '/cms/typescript',
  '/dev-docs/typescript/adding-support-to-existing-project':
    '/cms/typescript/adding-support-to-existing-project',
  '/dev-docs/typescript/development': '/cms/typescript/development',
  '/dev-docs/typescript/*': '/cms/typescript',
  '/dev-docs/error-handling': '/cms/error-handling',
  '/dev-docs/testing': '/cms/testing',
  '/dev-docs/database-migrations': '/cms/database-migrations',
  '/dev-docs/database-transactions': '/cms/database-transactions',
  '/dev-docs/templates': '/cms/templates',
  '/dev-docs/preview': '/cms/features/preview',
  '/dev-docs/custom-fields': '/cms/features/custom-fields',
  '/dev-docs/i18n': '/cms/features/internationalization',
  '/dev-docs/providers': '/cms/configurations/media-library-providers',
  '/dev-docs/usage-information': '/cms/usage-information',

  '/dev-docs/api/client': '/cms/api/client',
  '/dev-docs/api/document': '/cms/api/document',
  '/dev-docs/api/document-service': '/cms/api/document-service',
  '/dev-docs/api/document-service/fields': '/cms/api/document-service/fields',
  '/dev-docs/api/document-service/filters': '/cms/api/document-service/filters',
  '/dev-docs/api/document-service/locale': '/cms/api/document-service/locale',
  '/dev-docs/api/document-service/middlewares': '/cms/api/document-service/middlewares',
  '/dev-docs/api/document-service/populate': '/cms/api/document-service/populate',
  '/dev-docs/api/document-service/sort-pagination': '/cms/api/document-service/sort-pagination',
  '/dev-docs/api/document-service/status': '/cms/api/document-service/status',
  '/dev-docs/api/entity-service': '/cms/api/entity-service',
  '/dev-docs/api/entity-service/components-dynamic-zones':
    '/cms/api/entity-service/components-dynamic-zones',
  '/dev-docs/api/entity-service/crud': '/cms/api/entity-service/crud',
  '/dev-docs/api/entity-service/filter': '/cms/api/entity-service/filter',
  '/dev-docs/api/entity-service/order-pagination': '/cms/api/entity-service/order-pagination',
  '/dev-docs/api/entity-service/populate': '/cms/api/entity-service/populate',
  '/dev-docs/api/graphql': '/cms/api/graphql',
  '/dev-docs/api/query-engine': '/cms/api/query-engine',
  '/dev-docs/api/query-engine/bulk-operations': '/cms/api/query-engine/bulk-operations',
  '/dev-docs/api/query-engine/filtering': '/cms/api/query-engine/filtering',
  '/dev-docs/api/query-engine/order-pagination': '/cms/api/query-engine/order-pagination',
  '/dev-docs/api/query-engine/populating': '/cms/api/query-engine/populating',
  '/dev-docs/api/query-engine/single-operations': '/cms/api/query-engine/single-operations',
  '/dev-docs/api/rest': '/cms/api/rest',
  '/dev-docs/api/rest/parameters': '/cms/api/rest/parameters',
  '/dev-docs/api/rest/filters-locale-publication': '/cms/api/rest/filters',
  '/dev-docs/api/rest/filters': '/cms/api/rest/filters',
  '/dev-docs/api/rest/locale': '/cms/api/rest/locale',
  '/dev-docs/api/rest/status': '/cms/api/rest/status',
  '/dev-docs/api/rest/upload': '/cms/api/rest/upload',
  '/dev-docs/api/rest/populate-select': '/cms/api/rest/populate-select',
  '/dev-docs/api/rest/relations': '/cms/api/rest/relations',
  '/dev-docs/api/rest/sort-pagination': '/cms/api/rest/sort-pagination',
  '/dev-docs/api/rest/interactive-query-builder': '/cms/api/rest/interactive-query-builder',
  '/dev-docs/api/rest/guides/understanding-populate': '/cms/api/rest/guides/understanding-populate',
  '/dev-docs/api/rest/guides/populate-creator-fields':
    '/cms/api/rest/guides/populate-creator-fields',
  '/dev-docs/api/rest/guides/*': '/cms/api/rest/guides/intro',
  '/dev-docs/api/rest/*': '/cms/api/rest',
  '/dev-docs/api/*': '/cms/api/content-api',

  '/dev-docs/backend-customization': '/cms/backend-customization',
  '/dev-docs/backend-customization/controllers': '/cms/backend-customization/controllers',
  '/dev-docs/backend-customization/middlewares': '/cms/backend-customization/middlewares',
  '/dev-docs/backend-customization/models': '/cms/backend-customization/models',
  '/dev-docs/backend-customization/policies': '/cms/backend-customization/policies',
  '/dev-docs/backend-customization/requests-responses':
    '/cms/backend-customization/requests-responses',
  '/dev-docs/backend-customization/routes': '/cms/backend-customization/routes',
  '/dev-docs/backend-customization/services': '/cms/backend-customization/services',
  '/dev-docs/backend-customization/webhooks': '/cms/backend-customization/webhooks',
  '/dev-docs/backend-customization/examples/authentication':
    '/cms/backend-customization/examples/authentication',
  '/dev-docs/backend-customization/examples/middlewares':
    '/cms/backend-customization/examples/middlewares',
  '/dev-docs/backend-customization/examples/policies':
    '/cms/backend-customization/examples/policies',
  '/dev-docs/backend-customization/examples/routes': '/cms/backend-customization/examples/routes',
  '/dev-docs/backend-customization/examples/services-and-controllers':
    '/cms/backend-customization/examples/services-and-controllers',
  '/dev-docs/backend-customization/examples/*': '/cms/backend-customization/examples',
  '/dev-docs/backend-customization/*': '/cms/backend-customization',
  '/dev-docs/admin-panel-customization': '/cms/admin-panel-customization',
  '/dev-docs/admin-panel-customization/bundlers': '/cms/admin-panel-customization/bundlers',
  '/dev-docs/admin-panel-customization/extension': '/cms/admin-panel-customization/extension',
  '/dev-docs/admin-panel-customization/theme-extension':
    '/cms/admin-panel-customization/theme-extension',
  '/dev-docs/admin-panel-customization/host-port-path':
    '/cms/admin-panel-customization/host-port-path',
  '/dev-docs/admin-panel-customization/wysiwyg-editor':
    '/cms/admin-panel-customization/wysiwyg-editor',
  '/dev-docs/admin-panel-customization/*': '/cms/admin-panel-customization',

  '/dev-docs/data-management': '/cms/features/data-management',
  '/dev-docs/data-management/export': '/cms/data-management/export',
  '/dev-docs/data-management/import': '/cms/data-management/import',
  '/dev-docs/data-management/transfer': '/cms/data-management/transfer',
  '/dev-docs/plugins/email': '/cms/features/email',
  '/dev-docs/plugins/upload': '/cms/features/media-library',
  '/dev-docs/plugins/i18n': '/cms/features/internationalization',
  '/dev-docs/plugins/graphql': '/cms/plugins/graphql',
  '/dev-docs/plugins/documentation': '/cms/plugins/documentation',
  '/dev-docs/plugins/sentry': '/cms/plugins/sentry',
  '/dev-docs/plugins/users-permissions': '/cms/features/users-permissions',
  '/dev-docs/plugins': '/cms/plugins/installing-plugins-via-marketplace',
  '/dev-docs/plugins/*': '/cms/plugins/installing-plugins-via-marketplace',

  '/dev-docs/plugins/developing-plugins': '/cms/plugins-development/developing-plugins',
  '/dev-docs/plugins/admin-panel-api': '/cms/plugins-development/admin-panel-api',
  '/dev-docs/plugins/server-api': '/cms/plugins-development/server-api',
  '/dev-docs/plugins/content-manager-apis': '/cms/plugins-development/content-manager-apis',
  '/dev-docs/plugins/guides/store-and-access-data':
    '/cms/plugins-development/guides/store-and-access-data',
  '/dev-docs/plugins/guides/pass-data-from-server-to-admin':
    '/cms/plugins-development/guides/pass-data-from-server-to-admin',
  '/dev-docs/plugins/guides/create-components-for-plugins':
    '/cms/plugins-development/guides/create-components-for-plugins',
  '/dev-docs/plugins/development/create-a-plugin': '/cms/plugins-development/create-a-plugin',
  '/dev-docs/plugins/development/plugin-sdk': '/cms/plugins-development/plugin-sdk',
  '/dev-docs/plugins/development/plugin-structure': '/cms/plugins-development/plugin-structure',
  '/dev-docs/api/plugins/admin-panel-api': '/cms/plugins-development/admin-panel-api',
  '/dev-docs/api/plugins/server-api': '/cms/plugins-development/server-api',
  '/dev-docs/plugins-development': '/cms/plugins-development/developing-plugins',
  '/dev-docs/plugins-extension': '/cms/plugins-development/plugins-extension',

  '/dev-docs/migration/v4-to-v5/introduction-and-faq':
    '/cms/migration/v4-to-v5/introduction-and-faq',
  '/dev-docs/migration/v4-to-v5/step-by-step': '/cms/migration/v4-to-v5/step-by-step',
  '/dev-docs/migration/v4-to-v5/breaking-changes': '/cms/migration/v4-to-v5/breaking-changes',
  '/dev-docs/migration/v4-to-v5/additional-resources/introduction':
    '/cms/migration/v4-to-v5/additional-resources/introduction',
  '/dev-docs/migration/v4-to-v5/additional-resources/from-entity-service-to-document-service':
    '/cms/migration/v4-to-v5/additional-resources/from-entity-service-to-document-service',
  '/dev-docs/migration/v4-to-v5/additional-resources/helper-plugin':
    '/cms/migration/v4-to-v5/additional-resources/helper-plugin',
  '/dev-docs/migration/v4-to-v5/additional-resources/plugins-migration':
    '/cms/migration/v4-to-v5/additional-resources/plugins-migration',
  '/dev-docs/migration/v4-to-v5/breaking-changes/*': '/cms/migration/v4-to-v5/breaking-changes',
  '/dev-docs/migration/*': '/cms/upgrades',

  '/dev-docs/*': '/cms/intro',

  '/user-docs/getting-started/setting-up-the-admin-panel':
    '/cms/getting-started/setting-up-admin-panel',
  '/user-docs/content-manager': '/cms/features/content-manager',
  '/user-docs/content-manager/adding-content-to-releases': '/cms/features/releases',
  '/user-docs/content-manager/reviewing-content': '/cms/features/review-workflows',
  '/user-docs/content-manager/saving-and-publishing-content': '/cms/features/draft-and-publish',
  '/user-docs/content-manager/translating-content': '/cms/features/internationalization',
  '/user-docs/content-manager/working-with-content-history': '/cms/features/content-history',
  '/user-docs/content-manager/*': '/cms/features/content-manager',
  '/user-docs/content-type-builder': '/cms/features/content-type-builder',
  '/user-docs/content-type-builder/*': '/cms/features/content-type-builder',
  '/user-docs/media-library': '/cms/features/media-library',
  '/user-docs/media-library/*': '/cms/features/media-library',
  '/user-docs/releases': '/cms/features/releases',
  '/user-docs/releases/*': '/cms/features/releases',
  '/user-docs/users-roles-permissions/configuring-administrator-roles': '/cms/features/rbac',
  '/user-docs/users-roles-permissions/managing-administrators': '/cms/features/rbac',
  '/user-docs/users-roles-permissions/*': '/cms/features/users-permissions',
  '/user-docs/plugins/*': '/cms/plugins/installing-plugins-via-marketplace',
  '/user-docs/settings/api-tokens': '/cms/features/api-tokens',
  '/user-docs/settings/audit-logs': '/cms/features/audit-logs',
  '/user-docs/settings/internationalization': '/cms/features/internationalization',
  '/user-docs/settings/media-library-settings': '/cms/features/media-library',
  '/user-docs/settings/review-workflows': '/cms/features/review-workflows',
  '/user-docs/settings/releases': '/cms/features/releases',
  '/user-docs/settings/configuring-users-permissions-plugin-settings':
    '/cms/features/users-permissions',
  '/user-docs/settings/single-sign-on': '/cms/features/sso',
  '/user-docs/settings/transfer-tokens': '/cms/features/data-management',
  '/user-docs/settings/*': '/cms/features/admin-panel',
  '/user-docs/getting-started/setting-up-admin-panel':
    '/cms/getting-started/setting-up-admin-panel',
  '/user-docs/*': '/cms/intro',

  // Older still.
  '/developer-docs/latest/getting-started/quick-start': '/cms/quick-start',
  '/developer-docs/latest/getting-started/troubleshooting': '/cms/faq',
  '/developer-docs/latest/setup-deployment-guides/installation/*': '/cms/installation',
  '/developer-docs/latest/setup-deployment-guides/deployment/*': '/cms/deployment',
  '/developer-docs/latest/setup-deployment-guides/configurations/required/admin-panel':
    '/cms/configurations/admin-panel',
  '/developer-docs/latest/setup-deployment-guides/configurations/required/middlewares':
    '/cms/configurations/middlewares',
  '/developer-docs/latest/setup-deployment-guides/configurations/required/server':
    '/cms/configurations/server',
  '/developer-docs/latest/setup-deployment-guides/configurations/required/databases':
    '/cms/configurations/database',
  '/developer-docs/latest/setup-deployment-guides/configurations/optional/api':
    '/cms/configurations/api',
  '/developer-docs/latest/setup-deployment-guides/configurations/optional/environment':
    '/cms/configurations/environment',
  '/developer-docs/latest/setup-deployment-guides/configurations/optional/functions':
    '/cms/configurations/functions',
  '/developer-docs/latest/setup-deployment-guides/configurations/optional/plugins':
    '/cms/configurations/plugins',
  '/developer-docs/latest/setup-deployment-guides/configurations/optional/cronjobs':
    '/cms/configurations/cron',
  '/developer-docs/latest/setup-deployment-guides/configurations/optional/rbac':
    '/cms/configurations/guides/rbac',
  '/developer-docs/latest/setup-deployment-guides/configurations/optional/sso':
    '/cms/configurations/guides/configure-sso',
  '/developer-docs/latest/setup-deployment-guides/configurations/*': '/cms/configurations',
  '/developer-docs/latest/setup-deployment-guides/file-structure': '/cms/project-structure',
  '/developer-docs/latest/developer-resources/cli/*': '/cms/cli',
  '/developer-docs/latest/developer-resources/content-api/*': '/cms/api/content-api',
  '/developer-docs/latest/developer-resources/database-apis-reference/rest-api': '/cms/api/rest',
  '/developer-docs/latest/developer-resources/database-apis-reference/rest/populating-fields':
    '/cms/api/rest/populate-select',
  '/developer-docs/latest/developer-resources/database-apis-reference/rest/filtering-locale-publication':
    '/cms/api/rest/filters',
  '/developer-docs/latest/developer-resources/database-apis-reference/rest/relations':
    '/cms/api/rest/relations',
  '/developer-docs/latest/developer-resources/database-apis-reference/rest/sort-pagination':
    '/cms/api/rest/sort-pagination',
  '/developer-docs/latest/developer-resources/database-apis-reference/rest/*':
    '/cms/api/rest/parameters',
  '/developer-docs/latest/developer-resources/database-apis-reference/graphql-api':
    '/cms/api/graphql',
  '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/crud':
    '/cms/api/entity-service/crud',
  '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/filter':
    '/cms/api/entity-service/filter',
  '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/order-pagination':
    '/cms/api/entity-service/order-pagination',
  '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/populate':
    '/cms/api/entity-service/populate',
  '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/components-dynamic-zones':
    '/cms/api/entity-service/components-dynamic-zones',
  '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/bulk-operations':
    '/cms/api/query-engine/bulk-operations',
  '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/filtering':
    '/cms/api/query-engine/filtering',
  '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/order-pagination':
    '/cms/api/query-engine/order-pagination',
  '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/populating':
    '/cms/api/query-engine/populating',
  '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/single-operations':
    '/cms/api/query-engine/single-operations',
  '/developer-docs/latest/developer-resources/database-apis-reference/entity-service-api':
    '/cms/api/entity-service',
  '/developer-docs/latest/developer-resources/database-apis-reference/query-engine-api':
    '/cms/api/query-engine',
  '/developer-docs/latest/developer-resources/plugin-api-reference/admin-panel':
    '/cms/plugins-development/admin-panel-api',
  '/developer-docs/latest/developer-resources/plugin-api-reference/server':
    '/cms/plugins-development/server-api',
  '/developer-docs/latest/developer-resources/error-handling': '/cms/error-handling',
  '/developer-docs/latest/developer-resources/unit-testing': '/cms/testing',
  '/developer-docs/latest/development/backend-customization': '/cms/backend-customization',
  '/developer-docs/latest/development/backend-customization/controllers':
    '/cms/backend-customization/controllers',
  '/developer-docs/latest/development/backend-customization/middlewares':
    '/cms/backend-customization/middlewares',
  '/developer-docs/latest/development/backend-customization/models':
    '/cms/backend-customization/models',
  '/developer-docs/latest/development/backend-customization/policies':
    '/cms/backend-customization/policies',
  '/developer-docs/latest/development/backend-customization/requests-responses':
    '/cms/backend-customization/requests-responses',
  '/developer-docs/latest/development/backend-customization/routes':
    '/cms/backend-customization/routes',
  '/developer-docs/latest/development/backend-customization/services':
    '/cms/backend-customization/services',
  '/developer-docs/latest/development/backend-customization/webhooks':
    '/cms/backend-customization/webhooks',
  '/developer-docs/latest/development/backend-customization/*': '/cms/backend-customization',
  '/developer-docs/latest/development/admin-customization': '/cms/admin-panel-customization',
  '/developer-docs/latest/development/custom-fields': '/cms/features/custom-fields',
  '/developer-docs/latest/development/plugins-development':
    '/cms/plugins-development/developing-plugins',
  '/developer-docs/latest/development/plugins-extension':
    '/cms/plugins-development/plugins-extension',
  '/developer-docs/latest/development/typescript': '/cms/typescript',
  '/developer-docs/latest/plugins/email': '/cms/features/email',
  '/developer-docs/latest/plugins/graphql': '/cms/plugins/graphql',
  '/developer-docs/latest/plugins/documentation': '/cms/plugins/documentation',
  '/developer-docs/latest/plugins/sentry': '/cms/plugins/sentry',
  '/developer-docs/latest/plugins/i18n': '/cms/features/internationalization',
  '/developer-docs/latest/plugins/upload': '/cms/features/media-library',
  '/developer-docs/latest/plugins/users-permissions': '/cms/features/users-permissions',
  '/developer-docs/*': '/cms/intro',

  // Pages that moved within the documentation of today, most of them into a section of another one.
  '/cms/admin-panel-customization/options': '/cms/admin-panel-customization#options',
  '/cms/api/document-service/publication-filter':
    '/cms/api/document-service/status#publication-filter',
  '/cms/api/rest/publication-filter': '/cms/api/rest/status#publication-filter',
  '/cms/backend-customization/guides/customizing-users-permissions-plugin-routes':
    '/cms/plugins-development/plugins-extension',
  '/cms/configurations/email-custom-providers': '/cms/features/email#other-providers',
  '/cms/configurations/email-nodemailer': '/cms/features/email#nodemailer',
  '/cms/features/admin-tokens': '/cms/features/api-tokens#admin-tokens',
  '/cms/features/data-management/export': '/cms/data-management/export',
  '/cms/features/data-management/import': '/cms/data-management/import',
  '/cms/features/data-management/transfer': '/cms/data-management/transfer',
  '/cms/features/homepage': '/cms/features/admin-panel#home-page',
  '/cms/features/strapi-mcp-server': '/cms/configurations/server#mcp',
  '/cms/features/users-permissions/graphql-api': '/cms/features/users-permissions#graphql',
  '/cms/features/users-permissions/rest-api': '/cms/features/users-permissions#api',
  '/cms/plugins-development/admin-localization':
    '/cms/plugins-development/admin-panel-api#translations',
  '/cms/plugins-development/server-configuration':
    '/cms/plugins-development/server-api#configuration',
  '/cms/plugins-development/server-controllers-services':
    '/cms/plugins-development/server-api#controllers',
  '/cms/plugins-development/server-getters-usage':
    '/cms/plugins-development/server-api#use-from-elsewhere',
  '/cms/plugins-development/server-lifecycle': '/cms/plugins-development/server-api#lifecycle',
  '/cms/plugins-development/server-policies-middlewares':
    '/cms/plugins-development/server-api#policies',
  '/cms/plugins-development/server-routes': '/cms/plugins-development/server-api#routes',
  '/cloud/account/settings': '/cloud/account/account-settings',
  '/cloud/advanced/upload-size-limits': '/cloud/advanced/upload#limits',
  '/cloud/getting-started/cloud-fundamentals': '/cloud/cloud-fundamentals',
  '/cloud/getting-started/intro': '/cloud/intro',
  '/cloud/projects/logs': '/cloud/projects/runtime-logs',

  // The front pages.
  '/cloud': '/cloud/intro',
  '/dev-docs': '/cms/intro',
  '/developer-docs': '/cms/intro',
  '/user-docs': '/cms/intro',
});
