export interface QueryExample {
  readonly name: string;
  readonly endpoint: string;
  /** An object literal, as the editor shows it. */
  readonly parameters: string;
}

/** Requests to the restaurant guide that the documentation uses throughout. */
export const examples: readonly [QueryExample, ...QueryExample[]] = [
  {
    name: 'Vegetarian restaurants, best first',
    endpoint: '/api/restaurants',
    parameters: `{
  fields: ['name', 'averageRating'],
  filters: {
    vegetarian: {
      $eq: true,
    },
  },
  sort: ['averageRating:desc'],
}`,
  },
  {
    name: 'One restaurant by its name',
    endpoint: '/api/restaurants',
    parameters: `{
  filters: {
    name: {
      $eq: 'Belle Garonne',
    },
  },
}`,
  },
  {
    name: 'Categories and the cover of every restaurant',
    endpoint: '/api/restaurants',
    parameters: `{
  fields: ['name'],
  populate: {
    categories: {
      fields: ['name'],
    },
    cover: {
      fields: ['url', 'alternativeText'],
    },
  },
}`,
  },
  {
    name: 'Restaurants of one of two categories, with room for a party',
    endpoint: '/api/restaurants',
    parameters: `{
  filters: {
    $and: [
      { capacity: { $gte: 40 } },
      {
        $or: [
          { categories: { name: { $eq: 'Breakfast' } } },
          { categories: { name: { $eq: 'Italian' } } },
        ],
      },
    ],
  },
}`,
  },
  {
    name: 'The second page of drafts in French',
    endpoint: '/api/restaurants',
    parameters: `{
  pagination: {
    page: 2,
    pageSize: 10,
  },
  status: 'draft',
  locale: 'fr',
}`,
  },
];
