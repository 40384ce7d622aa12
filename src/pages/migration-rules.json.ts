import type { APIRoute } from 'astro';
import type { CheckedChange } from '../breaking-changes/checker/check-code.ts';
import { allDocuments } from '../collection/documents.ts';

/** What the migration checker looks for, loaded by readers who use it. */
export const GET: APIRoute = async () => {
  const changes = (await allDocuments()).flatMap(({ data }): CheckedChange[] => {
    const { path, title, description, breakingChange } = data;
    return breakingChange ? [{ path, title, description, rules: breakingChange.rules }] : [];
  });
  return Response.json(changes);
};
