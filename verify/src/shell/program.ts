/** The programs whose commands the pages show. */
export type Program = 'strapi' | 'create-strapi-app' | 'upgrade' | 'strapi-plugin';
