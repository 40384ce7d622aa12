import type { APIRoute } from 'astro';
import { exampleModel } from '../collection/example-model.ts';

/** The content types of the running example, loaded by readers who use their own names. */
export const GET: APIRoute = () => Response.json(exampleModel());
