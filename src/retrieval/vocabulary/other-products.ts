/**
 * Products, languages and frameworks that readers know, and that this documentation may or may not
 * speak of. It judges none of them: a question that compares with one is declined, and any other
 * question that names one is answered if the pages that answer it best name it, too.
 */
export const otherProducts: ReadonlySet<string> = new Set(
  (
    'agility airtable amplify angularjs bcms buttercms clojure contentful contentstack cosmicjs csharp dart ' +
    'datocms decap django directus dotcms dotnet drupal elixir erlang excel firebase flask flutter ghost ' +
    'golang graphcms hasura haskell heroku hygraph java joomla kentico keystonejs kotlin kontent kubernetes laravel ' +
    'magento magnolia medusa netlify netlifycms nocodb numpy pandas payload payloadcms perl photoshop php pocketbase prismic python ' +
    'rails ruby rust sanity scala shopify sitecore squarespace storyblok supabase swift symfony tina ' +
    'tinacms typo3 umbraco vercel webflow wix woocommerce wordpress'
  ).split(' '),
);
