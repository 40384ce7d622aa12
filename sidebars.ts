import { category, doc, type Sidebars, section } from './src/sidebars/schema.ts';

/** The order and names of the pages in each sidebar. A sidebar opens at its first page. */
export default {
  cms: [
    section('Getting Started', [
      doc('cms/quick-start', 'Quick Start Guide'),
      doc('cms/intro', 'Introduction'),
      doc('cms/project-structure', 'Project structure'),
      category('Installation', [
        doc('cms/installation', 'Overview'),
        doc('cms/installation/cli', 'With the CLI'),
        doc('cms/installation/docker', 'With Docker'),
      ]),
      doc('cms/getting-started/setting-up-admin-panel', 'Setting up the admin panel'),
      category('Deployment', [
        doc('cms/setup-deployment', 'Setup & Deployment'),
        doc('cms/deployment', 'Deployment'),
      ]),
    ]),
    section('Content APIs', [
      doc('cms/api/content-api', 'Content APIs Introduction'),
      doc('cms/api/document', 'Document concept'),
      category('REST API', [
        doc('cms/api/rest', 'Endpoints'),
        doc('cms/api/rest/parameters', 'Parameters'),
        doc('cms/api/rest/filters', 'Filters'),
        doc('cms/api/rest/locale', 'Locale'),
        doc('cms/api/rest/status', 'Status'),
        doc('cms/api/rest/populate-select', 'Populate & Select'),
        doc('cms/api/rest/relations', 'Relations'),
        doc('cms/api/rest/sort-pagination', 'Sort & Pagination'),
        doc('cms/api/rest/upload', 'Upload files'),
        doc('cms/api/rest/interactive-query-builder', 'Interactive Query Builder'),
        category('Guides', [
          doc('cms/api/rest/guides/intro', 'Overview'),
          doc('cms/api/rest/guides/understanding-populate', 'Understanding populate'),
          doc('cms/api/rest/guides/populate-creator-fields', 'Populating creator fields'),
        ]),
      ]),
      doc('cms/api/client', 'Strapi Client'),
      doc('cms/api/openapi', 'OpenAPI specification'),
      category('GraphQL API', [
        doc('cms/api/graphql', 'Queries and mutations'),
        doc('cms/api/graphql/locale', 'Locale'),
        doc('cms/api/graphql/advanced-queries', 'Advanced queries'),
        doc('cms/api/graphql/advanced-policies', 'Advanced policies'),
      ]),
      category('Document Service API', [
        doc('cms/api/document-service', 'Available methods'),
        doc('cms/api/document-service/fields', 'Fields'),
        doc('cms/api/document-service/filters', 'Filters'),
        doc('cms/api/document-service/locale', 'Locale'),
        doc('cms/api/document-service/middlewares', 'Middlewares'),
        doc('cms/api/document-service/populate', 'Populate'),
        doc('cms/api/document-service/sort-pagination', 'Sort & Pagination'),
        doc('cms/api/document-service/status', 'Status'),
      ]),
    ]),
    section('Configurations', [
      doc('cms/configurations', 'Configurations introduction'),
      doc('cms/configurations/admin-panel', 'Admin panel'),
      doc('cms/configurations/api', 'API calls'),
      doc('cms/configurations/cron', 'CRON jobs'),
      category('Database', [
        doc('cms/configurations/database', 'Database configuration'),
        doc('cms/database-migrations', 'Database migrations'),
        doc('cms/database-transactions', 'Database transactions'),
      ]),
      doc('cms/configurations/environment', 'Environment variables'),
      doc('cms/configurations/features', 'Features'),
      doc('cms/configurations/middlewares', 'Middlewares'),
      doc('cms/configurations/plugins', 'Plugins and providers'),
      doc('cms/configurations/server', 'Server'),
      category('Guides', [
        doc(
          'cms/configurations/guides/access-cast-environment-variables',
          'Access and cast env variables',
        ),
        doc('cms/configurations/guides/access-configuration-values', 'Access configuration values'),
      ]),
    ]),
    section('Development', [
      doc('cms/customization', 'Introduction'),
      doc('cms/configurations/functions', 'Lifecycle functions'),
      category('Backend customization', [
        doc('cms/backend-customization', 'Overview'),
        doc('cms/backend-customization/requests-responses', 'Requests and Responses'),
        doc('cms/backend-customization/routes', 'Routes'),
        doc('cms/backend-customization/policies', 'Policies'),
        doc('cms/backend-customization/middlewares', 'Middlewares'),
        doc('cms/backend-customization/controllers', 'Controllers'),
        doc('cms/backend-customization/services', 'Services'),
        doc('cms/backend-customization/models', 'Models'),
        doc('cms/backend-customization/webhooks', 'Webhooks'),
        category('Examples', [
          doc('cms/backend-customization/examples', 'Overview'),
          doc('cms/backend-customization/examples/authentication', 'Authentication'),
          doc(
            'cms/backend-customization/examples/services-and-controllers',
            'Services and controllers',
          ),
          doc('cms/backend-customization/examples/policies', 'Policies'),
          doc('cms/backend-customization/examples/routes', 'Routes'),
          doc('cms/backend-customization/examples/middlewares', 'Middlewares'),
        ]),
      ]),
      doc('cms/error-handling', 'Error handling'),
      doc('cms/templates', 'Templates'),
      doc('cms/testing', 'Testing'),
    ]),
    section('TypeScript', [doc('cms/configurations/typescript', 'Configuration')]),
  ],
  cloud: [
    section('Getting Started', [
      doc('cloud/intro', 'Introduction'),
      doc('cloud/cloud-fundamentals', 'Cloud fundamentals'),
    ]),
  ],
} satisfies Sidebars;
