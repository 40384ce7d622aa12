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
      doc('cms/features/content-manager', 'Content Manager'),
      category('Deployment', [
        doc('cms/setup-deployment', 'Setup & Deployment'),
        doc('cms/deployment', 'Deployment'),
      ]),
    ]),
    section('Features', [
      doc('cms/features/content-history', 'Content History'),
      doc('cms/features/draft-and-publish', 'Draft & Publish'),
      doc('cms/features/internationalization', 'Internationalization (i18n)'),
      doc('cms/features/preview', 'Preview'),
      doc('cms/features/releases', 'Releases'),
      doc('cms/features/review-workflows', 'Review Workflows'),
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
      category('Database', [
        doc('cms/database-migrations', 'Database migrations'),
        doc('cms/database-transactions', 'Database transactions'),
      ]),
    ]),
    section('Development', [
      doc('cms/customization', 'Introduction'),
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
      category('Admin panel customization', [
        doc('cms/admin-panel-customization', 'Overview'),
        doc('cms/admin-panel-customization/logos', 'Logos'),
        doc('cms/admin-panel-customization/favicon', 'Favicon'),
        doc('cms/admin-panel-customization/locales-translations', 'Locales & translations'),
        doc('cms/admin-panel-customization/wysiwyg-editor', 'Rich text editor'),
        doc('cms/admin-panel-customization/bundlers', 'Bundlers'),
        doc('cms/admin-panel-customization/theme-extension', 'Theme extension'),
        doc('cms/admin-panel-customization/extension', 'Admin panel extension'),
        doc('cms/admin-panel-customization/host-port-path', 'Host, port, and path'),
      ]),
      doc('cms/admin-panel-customization/homepage', 'Homepage customization'),
      doc('cms/error-handling', 'Error handling'),
      doc('cms/templates', 'Templates'),
      doc('cms/testing', 'Testing'),
    ]),
  ],
  cloud: [
    section('Getting Started', [
      doc('cloud/intro', 'Introduction'),
      doc('cloud/cloud-fundamentals', 'Cloud fundamentals'),
    ]),
  ],
} satisfies Sidebars;
