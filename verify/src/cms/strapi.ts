import type { Core } from '@strapi/types';

/** A running Strapi application. */
export type Strapi = Core.Strapi;
