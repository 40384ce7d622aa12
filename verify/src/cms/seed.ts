import { copyFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { CoverSeed, LocalizedText, RestaurantSeed } from './data.ts';
import {
  categories,
  globalSettings,
  modifiedDraft,
  paragraph,
  restaurants,
  reviews,
  users,
} from './data.ts';
import { clock, idFor } from './determinism.ts';
import { apiTokenKey, type Fixtures } from './fixtures.ts';
import type { Strapi } from './strapi.ts';

const MINUTE = 60_000;
const readable = ['restaurant', 'category', 'review', 'global'];

/** Fills an empty database with the running example and returns the credentials for it. */
export async function seed(strapi: Strapi): Promise<Fixtures> {
  await addFrench(strapi);
  await grantPermissions(strapi);
  const userIds = await addUsers(strapi);
  await addCategories(strapi);
  for (const restaurant of restaurants) await addRestaurant(strapi, restaurant);
  clock.advance(MINUTE);
  await strapi.documents('api::restaurant.restaurant').update({
    documentId: idFor(`restaurant:${modifiedDraft.key}`),
    data: modifiedDraft.data as object,
  });
  await addReviews(strapi, userIds);
  await addGlobal(strapi);
  await nameInPanel(strapi);
  const fixtures = await addCredentials(strapi, userIds);
  clock.advance(MINUTE);
  return fixtures;
}

async function addFrench(strapi: Strapi): Promise<void> {
  await strapi.plugin('i18n').service('locales').create({ code: 'fr', name: 'French (fr)' });
}

async function grantPermissions(strapi: Strapi): Promise<void> {
  const actions = readable.flatMap((name) =>
    (name === 'global' ? ['find'] : ['find', 'findOne']).map(
      (action) => `api::${name}.${name}.${action}`,
    ),
  );
  await grant(strapi, 'public', actions);
  await grant(strapi, 'authenticated', [...actions, 'api::review.review.create']);
}

async function grant(strapi: Strapi, type: string, actions: string[]): Promise<void> {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type } });
  for (const action of actions) {
    await strapi.db
      .query('plugin::users-permissions.permission')
      .create({ data: { action, role: role.id } });
  }
}

async function addUsers(strapi: Strapi): Promise<Map<string, number>> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const ids = new Map<string, number>();
  for (const { key, ...user } of users) {
    clock.advance(MINUTE);
    const created = await strapi
      .plugin('users-permissions')
      .service('user')
      .add({
        ...user,
        documentId: idFor(`user:${key}`),
        provider: 'local',
        confirmed: true,
        blocked: false,
        role: role.id,
      });
    ids.set(key, created.id);
  }
  return ids;
}

async function addCategories(strapi: Strapi): Promise<void> {
  for (const { key, ...data } of categories) {
    clock.advance(MINUTE);
    await strapi
      .documents('api::category.category')
      .create({ data: { ...data, documentId: idFor(`category:${key}`) } });
  }
}

async function addRestaurant(strapi: Strapi, restaurant: RestaurantSeed): Promise<void> {
  clock.advance(MINUTE);
  const documents = strapi.documents('api::restaurant.restaurant');
  const documentId = idFor(`restaurant:${restaurant.key}`);
  const cover = restaurant.cover ? await addImage(strapi, restaurant.cover) : undefined;
  const shared: object = {
    ...restaurant.shared,
    cover,
    openingHours: (restaurant.hours ?? []).map(([day, opensAt, closesAt]) => ({
      day,
      opensAt,
      closesAt,
    })),
    categories: (restaurant.categories ?? []).map((key) => idFor(`category:${key}`)),
  };
  await documents.create({ locale: 'en', data: { documentId, ...localized(restaurant.en) } });
  if (restaurant.fr)
    await documents.update({ documentId, locale: 'fr', data: localized(restaurant.fr) });
  // After the translation, because storing one empties these fields in releases such as 5.12.
  await documents.update({ documentId, locale: 'en', data: shared });
  if (restaurant.lifecycle === 'draft') return;
  await documents.publish({ documentId, locale: '*' });
  if (restaurant.lifecycle === 'unpublished')
    await documents.unpublish({ documentId, locale: '*' });
}

function localized(text: LocalizedText): object {
  return {
    name: text.name,
    slug: text.slug,
    description: [paragraph(text.description)],
    sections: text.sections ?? [],
  };
}

/** A file of the media library. It isn't uploaded, so that its name and its id are the same each time. */
async function addImage(
  strapi: Strapi,
  { width = 1600, height = 1200, ...image }: CoverSeed,
): Promise<number> {
  const base = image.name.replace(/\.jpg$/, '').replaceAll('-', '_');
  const hash = `${base}_${idFor(`image:${image.name}`).slice(0, 10)}`;
  const uploads = path.join(strapi.dirs.static.public, 'uploads');
  /** Puts a drawn picture there and returns its size in bytes. */
  const place = (prefix: string): number => {
    const drawn = path.join(import.meta.dirname, 'covers', prefix + image.name);
    copyFileSync(drawn, path.join(uploads, `${prefix}${hash}.jpg`));
    return statSync(drawn).size;
  };
  const thumbnailBytes = place('thumbnail_');
  const file = await strapi.db.query('plugin::upload.file').create({
    data: {
      ...image,
      width,
      height,
      documentId: idFor(`file:${image.name}`),
      hash,
      ext: '.jpg',
      mime: 'image/jpeg',
      size: kilobytes(place('')),
      url: `/uploads/${hash}.jpg`,
      provider: 'local',
      folderPath: '/',
      formats: {
        thumbnail: {
          name: `thumbnail_${image.name}`,
          hash: `thumbnail_${hash}`,
          ext: '.jpg',
          mime: 'image/jpeg',
          path: null,
          width: 245,
          height: Math.round((245 * height) / width),
          size: kilobytes(thumbnailBytes),
          sizeInBytes: thumbnailBytes,
          url: `/uploads/thumbnail_${hash}.jpg`,
        },
      },
    },
  });
  return file.id;
}

/** Sizes as Strapi stores them: in units of 1,000 bytes, with two decimals. */
function kilobytes(bytes: number): number {
  return Math.round(bytes / 10) / 100;
}

async function addReviews(strapi: Strapi, userIds: Map<string, number>): Promise<void> {
  for (const [index, review] of reviews.entries()) {
    clock.advance(MINUTE);
    await strapi.documents('api::review.review').create({
      data: {
        documentId: idFor(`review:${index}`),
        rating: review.rating,
        note: review.note,
        restaurant: idFor(`restaurant:${review.restaurant}`),
        author: userIds.get(review.author),
      },
    });
  }
}

async function addGlobal(strapi: Strapi): Promise<void> {
  clock.advance(MINUTE);
  await strapi.documents('api::global.global').create({
    data: { documentId: idFor('global'), ...globalSettings },
    status: 'published',
  });
}

/**
 * What the admin panel has in addition to the seed: a cover for every restaurant. The covers are linked
 * in the database, because an update would make published restaurants modified ones.
 */
export async function seedPanel(strapi: Strapi): Promise<void> {
  for (const { key, panelCover } of restaurants) {
    if (!panelCover) continue;
    const file = await addImage(strapi, panelCover);
    const versions = await strapi.db
      .query('api::restaurant.restaurant')
      .findMany({ where: { documentId: idFor(`restaurant:${key}`) } });
    for (const { id } of versions)
      await strapi.db.connection('files_related_mph').insert({
        file_id: file,
        related_id: id,
        related_type: 'api::restaurant.restaurant',
        field: 'cover',
        order: 1,
      });
  }
}

/** What the admin panel shows as the title of entries that have no name. */
async function nameInPanel(strapi: Strapi): Promise<void> {
  await configure(strapi, 'content-types', 'api::review.review', ({ settings }) => {
    settings.mainField = 'note';
  });
  await configure(strapi, 'components', 'restaurant.opening-hours', ({ settings }) => {
    settings.mainField = 'day';
  });
  await configure(strapi, 'content-types', 'api::restaurant.restaurant', ({ metadatas }) => {
    const relation = metadatas.reviews;
    if (relation) relation.edit.mainField = 'note';
  });
}

/** The part of a Content Manager configuration that the seed changes. */
interface ViewConfiguration {
  settings: { mainField: string };
  metadatas: Record<string, { edit: { mainField?: string } }>;
}

async function configure(
  strapi: Strapi,
  kind: 'content-types' | 'components',
  uid: string,
  change: (configuration: ViewConfiguration) => void,
): Promise<void> {
  const service = strapi.plugin('content-manager').service(kind);
  const model = kind === 'components' ? service.findComponent(uid) : service.findContentType(uid);
  const configuration = await service.findConfiguration(model);
  change(configuration);
  await service.updateConfiguration(model, configuration);
}

async function addCredentials(strapi: Strapi, userIds: Map<string, number>): Promise<Fixtures> {
  const tokens = strapi.service('admin::api-token');
  for (const type of ['full-access', 'read-only']) {
    await strapi.db.query('admin::api-token').create({
      data: {
        name: type,
        description: '',
        type,
        kind: 'content-api',
        lifespan: null,
        accessKey: tokens.hash(apiTokenKey(type)),
      },
    });
  }
  const superAdmin = await strapi.service('admin::role').getSuperAdmin();
  const admin = await strapi.service('admin::user').create({
    firstname: 'Dana',
    lastname: 'Reyes',
    email: 'dana@example.com',
    password: 'Password123',
    isActive: true,
    registrationToken: null,
    roles: [superAdmin.id],
  });
  const kai = userIds.get('kai');
  return {
    'full-access-token': apiTokenKey('full-access'),
    'read-only-token': apiTokenKey('read-only'),
    'user-jwt': await signIn(strapi, 'users-permissions', String(kai)),
    'admin-jwt': await signIn(strapi, 'admin', String(admin.id)),
  };
}

async function signIn(
  strapi: Strapi,
  origin: 'users-permissions' | 'admin',
  userId: string,
): Promise<string> {
  if (!('sessionManager' in strapi)) return tokenWithoutSession(strapi, origin, userId);
  const sessions = strapi.sessionManager(origin);
  const refresh = await sessions.generateRefreshToken(userId, 'verifier', { type: 'refresh' });
  const access = await sessions.generateAccessToken(refresh.token);
  if ('error' in access) throw new Error(`No ${origin} session could be opened: ${access.error}`);
  return access.token;
}

/** Strapi has sessions since 5.24. */
function tokenWithoutSession(strapi: Strapi, origin: string, userId: string): string {
  const id = Number(userId);
  return origin === 'admin'
    ? strapi.service('admin::token').createJwtToken({ id })
    : strapi.plugin('users-permissions').service('jwt').issue({ id });
}
