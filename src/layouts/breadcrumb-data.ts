import type { Crumb } from '../sidebars/breadcrumbs.ts';

/** Breadcrumbs for search engines (schema.org/BreadcrumbList). */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter((crumb) => crumb.path)
      .map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.label,
        item: origin + crumb.path,
      })),
  };
}
