import { category, doc, type Sidebars, section } from '../../src/sidebars/schema.ts';

/** Three levels of groups, and more pages than fit a window. */
export default {
  cms: [
    section('Getting Started', [
      doc('cms/quick-start', 'Quick Start Guide'),
      doc('cms/intro', 'Introduction'),
      doc('cms/project-structure', 'Project structure'),
      category('Installation', [
        doc('cms/installation', 'Overview'),
        doc('cms/installation/cli', 'With the CLI'),
      ]),
    ]),
    section('Content APIs', [
      category('REST API', [
        doc('cms/api/rest', 'Endpoints'),
        doc('cms/api/rest/parameters', 'Parameters'),
        doc('cms/api/rest/filters', 'Filters'),
        doc('cms/api/rest/populate-select', 'Populate & Select'),
        doc('cms/api/rest/sort-pagination', 'Sort & Pagination'),
        doc('cms/api/rest/upload', 'Upload files'),
        category('Guides', [doc('cms/api/rest/guides/understanding-populate')]),
      ]),
      category('Document Service API', [
        doc('cms/api/document-service', 'Overview'),
        doc('cms/api/document-service/populate', 'Populate'),
      ]),
    ]),
    section('Configuration', [
      category('Server', [
        doc('cms/configurations/server', 'Server'),
        doc('cms/configurations/database', 'Database'),
      ]),
      doc('cms/features/webhooks', 'Webhooks'),
      doc('cms/features/media-library', 'Media Library'),
    ]),
  ],
  cloud: [
    section('Cloud', [
      doc('cloud/intro', 'Introduction'),
      doc('cloud/cloud-fundamentals', 'Fundamentals'),
      doc('cloud/domains', 'Domains'),
    ]),
  ],
} satisfies Sidebars;
