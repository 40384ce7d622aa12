import { expect, test } from 'vitest';
import { exampleModel } from '../collection/example-model.ts';
import { namesIn, type OwnNames } from './names.ts';
import { renamed } from './rename.ts';
import { inPath } from './words.ts';

const model = exampleModel();

function namesOf(text: string): OwnNames {
  const names = namesIn(text, model);
  if (typeof names === 'string') throw new Error(names);
  return names;
}

const schema = {
  info: { singularName: 'blog-post', pluralName: 'blog-posts' },
  attributes: {
    title: { type: 'string' },
    body: { type: 'richtext' },
    heroImage: { type: 'media' },
    level: { type: 'enumeration' },
    author: { type: 'relation' },
  },
};
const own = namesOf(JSON.stringify(schema));
const read = (code: string, language = 'js', about?: string, title?: string) =>
  renamed(code, { language, about, title }, { model, own });

test('names come from a schema, a route or a plural name', () => {
  expect(own).toEqual({
    singular: 'blog-post',
    plural: 'blog-posts',
    fields: { name: 'title', description: 'body', cover: 'heroImage', priceRange: 'level' },
  });
  for (const text of ['articles', '/api/articles', 'http://localhost:1337/api/articles?sort=id'])
    expect(namesIn(text, model)).toEqual({ singular: 'article', plural: 'articles', fields: {} });
  for (const [plural, singular] of [
    ['stories', 'story'],
    ['boxes', 'box'],
    ['classes', 'class'],
    ['houses', 'house'],
  ])
    expect(namesIn(plural ?? '', model)).toMatchObject({ singular });
});

test('what names nothing is explained', () => {
  for (const text of [
    '',
    'Two words',
    '{ "info": 1 }',
    '{ broken',
    '{"info":{"singularName":"A"}}',
  ])
    expect(namesIn(text, model)).toContain('No names found.');
  expect(namesIn('reviews', model)).toContain('The examples have reviews already.');
});

test('columns and types of enumerations are named as the CMS does', () => {
  const fields = { capacity: 'seats2026', priceRange: 'priceLevel' };
  const names = { model, own: { ...own, fields } };
  const code =
    "strapi.db.connection('restaurants').select('capacity', 'price_range');\nstrapi.db.queryBuilder('api::restaurant.restaurant').increment('capacity', 2);\nENUM_RESTAURANT_PRICERANGE, ENUM_RESTAURANT_KIND, ENUM_CATEGORY_KIND";
  expect(renamed(code, { language: 'ts' }, names)).toBe(
    "strapi.db.connection('blog_posts').select('seats_2026', 'price_level');\nstrapi.db.queryBuilder('api::blog-post.blog-post').increment('seats_2026', 2);\nENUM_BLOGPOST_PRICELEVEL, ENUM_BLOGPOST_KIND, ENUM_CATEGORY_KIND",
  );
});

test('fields keep names that the reader has, too, and no two get the same', () => {
  const attributes = { slug: { type: 'string' }, name: { type: 'text' }, intro: { type: 'text' } };
  expect(namesOf(JSON.stringify({ ...schema, attributes })).fields).toEqual({
    description: 'intro',
  });
});

test.each([
  [
    'GET /api/restaurants?filters[name][$eq]=name&fields=name,slug&sort[0]=priceRange:desc',
    'GET /api/blog-posts?filters[title][$eq]=name&fields=title,slug&sort[0]=level:desc',
  ],
  [
    'GET /api/categories?populate[restaurants][fields][0]=name&fields[0]=name\n  &filters[restaurants][cover][name]=a',
    'GET /api/categories?populate[blogPosts][fields][0]=title&fields[0]=name\n  &filters[blogPosts][heroImage][name]=a',
  ],
  [
    'POST /api/restaurants\nAuthorization: Bearer <name>\n\n{ "data": { "name": "Restaurant Guide", "categories": [{ "name": "name" }] } }',
    'POST /api/blog-posts\nAuthorization: Bearer <name>\n\n{ "data": { "title": "Restaurant Guide", "categories": [{ "name": "name" }] } }',
  ],
  ['GET /api/users?sort=name', 'GET /api/users?sort=name'],
])('a request: %s', (request, expected) => {
  expect(read(request, 'http')).toBe(expected);
});

test('a schema has its names as the CMS wants them', () => {
  expect(
    read(
      '{ "collectionName": "restaurants", "info": { "singularName": "restaurant", "pluralName": "restaurants" } }',
      'json',
    ),
  ).toBe(
    '{ "collectionName": "blog_posts", "info": { "singularName": "blog-post", "pluralName": "blog-posts" } }',
  );
});

test('a response has the names of what was asked for, and its values and errors stay', () => {
  const answer =
    '{ "data": [{ "name": "The restaurant", "slug": "restaurant-one", "reviews": [{ "name": 1 }] }] }';
  expect(read(answer, 'json', 'restaurant')).toBe(answer.replace('name', 'title'));
  const error =
    '{ "error": { "name": "ValidationError", "message": "Invalid name", "details": { "path": "name" } } }';
  expect(read(error, 'json', 'restaurant')).toBe(
    error.replace('"path": "name"', '"path": "title"'),
  );
  expect(read(answer, 'json', 'category')).toBe(answer);
  const types = '{ "data": { "restaurantInput": { "inputFields": [{ "name": "a" }] } } }';
  expect(read(types, 'json')).toBe(types.replace('restaurant', 'blogPost'));
});

test.each([
  [
    "const { name } = await strapi.documents('api::restaurant.restaurant').findOne({ fields: ['name'] });\nname;\n// => 'name of a restaurant'",
    "const { title } = await strapi.documents('api::blog-post.blog-post').findOne({ fields: ['title'] });\ntitle;\n// => 'name of a restaurant'",
  ],
  [
    "await strapi.db.query('api::category.category').findMany({ select: ['name'], populate: { restaurants: { select: ['name'] } } });\n// => [{ name: 'Bistro', restaurants: [\n//   { name: 'x' }] }]\n// A restaurant by its name",
    "await strapi.db.query('api::category.category').findMany({ select: ['name'], populate: { blogPosts: { select: ['title'] } } });\n// => [{ name: 'Bistro', blogPosts: [\n//   { title: 'x' }] }]\n// A blogPost by its name",
  ],
  [
    `// Every restaurant has a name: /api/restaurants\nrestaurants.map((restaurant) => \`\${restaurant.name} of the restaurant\`);`,
    `// Every restaurant has a name: /api/blog-posts\nblogPosts.map((blogPost) => \`\${blogPost.title} of the restaurant\`);`,
  ],
  [
    "interface RestaurantCard { name: string }\nconst RESTAURANTS = [{ name: 'global::limit', config: {} }];",
    "interface BlogPostCard { title: string }\nconst BLOG_POSTS = [{ name: 'global::limit', config: {} }];",
  ],
  [
    "import x from 'restaurant-guide';\nx.constructor();",
    "import x from 'restaurant-guide';\nx.constructor();",
  ],
  [
    "client.collection('restaurants').find();\nclient.single('global');\nstrapi.db.connection('restaurants').select('name');",
    "client.collection('blog-posts').find();\nclient.single('global');\nstrapi.db.connection('blog_posts').select('title');",
  ],
  [
    "files;\n// => [{ name: 'a.jpg', related: [{ name: 'A', __type: 'api::restaurant.restaurant' }] }]",
    "files;\n// => [{ name: 'a.jpg', related: [{ title: 'A', __type: 'api::blog-post.blog-post' }] }]",
  ],
  ['const price_range = restaurants.price_range;', 'const level = blogPosts.level;'],
])('code: %s', (code, expected) => {
  expect(read(code)).toBe(expected);
});

test('a query', () => {
  expect(
    read(
      'query { restaurants_connection(filters: { name: { eq: "name" } }) { nodes { name categories { name } cover { name } } } }',
      'graphql',
    ),
  ).toBe(
    'query { blogPosts_connection(filters: { title: { eq: "title" } }) { nodes { title categories { name } heroImage { name } } } }',
  );
});

test('a file is about the content type of its path', () => {
  const file = '/src/api/restaurant/content-types/restaurant/schema.json';
  expect(inPath(file, { model, own })).toBe(
    '/src/api/blog-post/content-types/blog-post/schema.json',
  );
  const text =
    '{ "attributes": { "name": { "type": "string" }, "slug": { "targetField": "name" } } }';
  expect(read(text, 'json', undefined, file)).toBe(text.replaceAll('name', 'title'));
});
