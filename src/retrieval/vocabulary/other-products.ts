/**
 * Products, languages and frameworks that readers know, and that this documentation may or may not
 * speak of. It judges none of them: a question that compares with one is declined, and any other
 * question that names one is answered where a page names it, too.
 */
export const otherProducts: ReadonlySet<string> = new Set(
  (
    'agility airtable angularjs bcms buttercms clojure contentful contentstack cosmicjs csharp dart ' +
    'datocms decap django directus dotcms dotnet drupal elixir erlang firebase flask flutter ghost ' +
    'golang graphcms hasura haskell hygraph java joomla kentico keystonejs kotlin kontent laravel ' +
    'magento magnolia medusa netlifycms nocodb payload payloadcms perl php pocketbase prismic python ' +
    'rails ruby rust sanity scala shopify sitecore squarespace storyblok supabase swift symfony tina ' +
    'tinacms typo3 umbraco webflow wix woocommerce wordpress'
  ).split(' '),
);
