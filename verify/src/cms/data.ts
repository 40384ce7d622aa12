/**
 * The running example of the documentation. Append, never insert: numeric ids follow the order
 * of creation and the pages quote them.
 */

/** One paragraph of a `blocks` field. */
export function paragraph(text: string): object {
  return { type: 'paragraph', children: [{ type: 'text', text }] };
}

export const categories = [
  { key: 'breakfast', name: 'Breakfast', slug: 'breakfast' },
  { key: 'bistro', name: 'Bistro', slug: 'bistro' },
  { key: 'seafood', name: 'Seafood', slug: 'seafood' },
  { key: 'plant-based', name: 'Plant-based', slug: 'plant-based' },
  { key: 'bakery', name: 'Bakery', slug: 'bakery' },
];

export interface LocalizedText {
  name: string;
  slug: string;
  description: string;
  sections?: object[];
}

/** What happens to a document after its draft exists. */
type Lifecycle =
  | 'published'
  /** Published, then its draft edited without publishing again. */
  | 'modified'
  /** Never published. */
  | 'draft'
  /** Published once, then unpublished. */
  | 'unpublished';

/** A picture of `covers/`; 1600 by 1200 pixels unless it says otherwise. */
export interface CoverSeed {
  name: string;
  alternativeText: string;
  width?: number;
  height?: number;
}

export interface RestaurantSeed {
  key: string;
  lifecycle: Lifecycle;
  en: LocalizedText;
  fr?: LocalizedText;
  shared: Record<string, unknown>;
  categories?: string[];
  hours?: [day: string, opensAt: string, closesAt: string][];
  cover?: CoverSeed;
  /** A cover that only the admin panel shows: the responses on the pages have few. */
  panelCover?: CoverSeed;
}

export const restaurants: RestaurantSeed[] = [
  {
    key: 'belle-garonne',
    lifecycle: 'published',
    en: {
      name: 'Belle Garonne',
      slug: 'belle-garonne',
      description: 'Bordeaux classics served in a former biscuit factory.',
      sections: [
        {
          __component: 'sections.quote',
          text: 'The tarte fine alone is worth the train ride.',
          author: 'Inès Caron',
        },
        {
          __component: 'sections.rich-text',
          title: 'Getting here',
          body: 'Tram **B**, stop *Quinconces*.',
        },
      ],
    },
    fr: {
      name: 'Restaurant Belle Garonne',
      slug: 'restaurant-belle-garonne',
      description: 'Les classiques bordelais dans une ancienne biscuiterie.',
      sections: [
        {
          __component: 'sections.quote',
          text: 'La tarte fine mérite le voyage à elle seule.',
          author: 'Inès Caron',
        },
      ],
    },
    shared: {
      capacity: 48,
      priceRange: 'mid',
      averageRating: 4.5,
      vegetarian: false,
      openedOn: '2016-04-02',
      contactEmail: 'hello@bellegaronne.example',
      internalNotes: 'Prefers bookings by phone.',
    },
    categories: ['breakfast', 'bistro'],
    hours: [
      ['tuesday', '11:30:00', '22:00:00'],
      ['saturday', '10:00:00', '23:00:00'],
    ],
    cover: {
      name: 'belle-garonne-dining-room.jpg',
      alternativeText: 'The dining room of Belle Garonne',
    },
  },
  {
    key: 'salty-anchor',
    lifecycle: 'modified',
    en: {
      name: 'The Salty Anchor',
      slug: 'the-salty-anchor',
      description: 'Grilled catch of the day, ten steps from the quay.',
      sections: [
        { __component: 'sections.rich-text', title: 'Today', body: 'Ask for the mackerel.' },
      ],
    },
    shared: {
      capacity: 80,
      priceRange: 'high',
      averageRating: 4.1,
      vegetarian: false,
      openedOn: '2009-06-20',
      contactEmail: 'crew@saltyanchor.example',
      internalNotes: 'Terrace licence expires in May.',
    },
    categories: ['seafood'],
    hours: [['friday', '18:00:00', '23:30:00']],
    cover: {
      name: 'salty-anchor-terrace.jpg',
      alternativeText: 'The terrace at dusk',
      width: 1200,
      height: 800,
    },
  },
  {
    key: 'casa-pimiento',
    lifecycle: 'published',
    en: {
      name: 'Casa Pimiento',
      slug: 'casa-pimiento',
      description: 'Small plates, long evenings and eleven kinds of pepper.',
    },
    fr: {
      name: 'Casa Pimiento',
      slug: 'casa-pimiento-fr',
      description: 'Petites assiettes, longues soirées et onze sortes de piments.',
    },
    shared: {
      capacity: 36,
      priceRange: 'mid',
      averageRating: 3.8,
      vegetarian: false,
      openedOn: '2019-09-13',
      contactEmail: 'hola@casapimiento.example',
    },
    categories: ['bistro'],
    hours: [
      ['wednesday', '17:00:00', '23:00:00'],
      ['thursday', '17:00:00', '23:00:00'],
    ],
    panelCover: {
      name: 'casa-pimiento-peppers.jpg',
      alternativeText: 'Peppers on a plate',
    },
  },
  {
    key: 'green-lantern',
    lifecycle: 'published',
    en: {
      name: 'Green Lantern Noodles',
      slug: 'green-lantern-noodles',
      description: 'Hand-pulled noodles in broths without meat.',
      sections: [
        {
          __component: 'sections.quote',
          text: 'The sesame broth changed my mind about soup.',
          author: 'Tom Alder',
        },
      ],
    },
    shared: {
      capacity: 24,
      priceRange: 'low',
      averageRating: 4.7,
      vegetarian: true,
      openedOn: '2021-02-11',
      contactEmail: 'slurp@greenlantern.example',
    },
    categories: ['plant-based'],
    hours: [['monday', '11:00:00', '21:00:00']],
    panelCover: {
      name: 'green-lantern-noodles.jpg',
      alternativeText: 'A bowl of noodles under green lanterns',
    },
  },
  {
    key: 'petit-navet',
    lifecycle: 'published',
    en: {
      name: 'Le Petit Navet',
      slug: 'le-petit-navet',
      description: 'A vegetable garden with a kitchen attached.',
    },
    fr: {
      name: 'Le Petit Navet',
      slug: 'le-petit-navet-fr',
      description: 'Un potager avec une cuisine au bout.',
    },
    shared: {
      capacity: 30,
      priceRange: 'mid',
      averageRating: 4.3,
      vegetarian: true,
      openedOn: '2018-05-05',
      contactEmail: 'bonjour@petitnavet.example',
      internalNotes: 'Waiting for the organic label.',
    },
    categories: ['plant-based', 'bistro'],
    hours: [['sunday', '12:00:00', '15:00:00']],
    panelCover: {
      name: 'petit-navet-garden.jpg',
      alternativeText: 'Turnips from the garden',
    },
  },
  {
    key: 'midnight-bakery',
    lifecycle: 'published',
    en: {
      name: 'Midnight Bakery',
      slug: 'midnight-bakery',
      description: 'Croissants for people who have not gone to bed yet.',
    },
    shared: {
      capacity: 12,
      priceRange: 'low',
      vegetarian: true,
      openedOn: '2024-11-30',
    },
    categories: ['bakery', 'breakfast'],
    panelCover: {
      name: 'midnight-bakery-window.jpg',
      alternativeText: 'The window of the bakery at night',
    },
  },
  {
    key: 'ember-oak',
    lifecycle: 'draft',
    en: {
      name: 'Ember & Oak',
      slug: 'ember-and-oak',
      description: 'Everything is cooked over a wood fire.',
    },
    shared: {
      capacity: 60,
      priceRange: 'high',
      vegetarian: false,
      contactEmail: 'fire@emberoak.example',
      internalNotes: 'Opens once the chimney is approved.',
    },
    panelCover: {
      name: 'ember-oak-fire.jpg',
      alternativeText: 'The open fire',
    },
  },
  {
    key: 'harbour-grill',
    lifecycle: 'unpublished',
    en: {
      name: 'Harbour Grill',
      slug: 'harbour-grill',
      description: 'Closed for the winter, back in spring.',
    },
    shared: {
      capacity: 70,
      priceRange: 'mid',
      averageRating: 3.5,
      vegetarian: false,
      openedOn: '2012-03-01',
      contactEmail: 'grill@harbour.example',
    },
    categories: ['seafood'],
    panelCover: {
      name: 'harbour-grill-winter.jpg',
      alternativeText: 'The grill by the harbour in winter',
    },
  },
];

/** The draft of `salty-anchor` after publication; the published version keeps the first name. */
export const modifiedDraft = {
  key: 'salty-anchor',
  data: { name: 'The Salty Anchor & Sons', capacity: 95 },
};

export const users = [
  { key: 'kai', username: 'kai', email: 'kai@example.com', password: 'Password123' },
  { key: 'amina', username: 'amina', email: 'amina@example.com', password: 'Password123' },
];

export const reviews: { restaurant: string; author: string; rating: number; note: string }[] = [
  { restaurant: 'belle-garonne', author: 'kai', rating: 5, note: 'Best breakfast by the river.' },
  { restaurant: 'belle-garonne', author: 'amina', rating: 4, note: 'Lovely room, a little loud.' },
  { restaurant: 'salty-anchor', author: 'kai', rating: 4, note: 'The mackerel was perfect.' },
  { restaurant: 'salty-anchor', author: 'amina', rating: 3, note: 'Good fish, slow service.' },
  { restaurant: 'casa-pimiento', author: 'amina', rating: 5, note: 'Order every pepper.' },
  { restaurant: 'casa-pimiento', author: 'kai', rating: 2, note: 'Too hot for me.' },
  { restaurant: 'green-lantern', author: 'kai', rating: 5, note: 'I came back the next day.' },
  { restaurant: 'green-lantern', author: 'amina', rating: 5, note: 'Silky noodles, kind staff.' },
  { restaurant: 'petit-navet', author: 'amina', rating: 4, note: 'The turnip deserves its fame.' },
  { restaurant: 'petit-navet', author: 'kai', rating: 4, note: 'Fresh and light.' },
  {
    restaurant: 'midnight-bakery',
    author: 'kai',
    rating: 3,
    note: 'Sold out at one in the morning.',
  },
  { restaurant: 'belle-garonne', author: 'kai', rating: 5, note: 'Still the best breakfast.' },
];

export const globalSettings = {
  siteName: 'Restaurant Guide',
  tagline: 'Places worth the detour',
  contactEmail: 'team@guide.example',
};
