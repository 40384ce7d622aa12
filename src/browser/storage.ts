/**
 * The browser's storage, which it may forbid or which may be full: then nothing is remembered, and
 * nothing throws.
 */

import type { StorageKey } from './storage-keys.ts';

/** `local` is kept between visits, `session` until the tab is closed. */
export type StorageArea = 'local' | 'session';

/** @returns what is stored under a key; `undefined` where there is nothing, or no storage */
export function readStored(key: StorageKey, area: StorageArea = 'local'): string | undefined {
  try {
    return storageOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns everything that is kept between visits, by its key */
export function storedEntries(): [string, string][] {
  try {
    return Object.entries(localStorage);
  } catch {
    return [];
  }
}

/** @returns the stored JSON, which anything may have written; `undefined` where it is none */
export function readStoredJson(key: StorageKey, area: StorageArea = 'local'): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? '');
  } catch {
    return undefined;
  }
}

/** @returns whether it is stored */
export function writeStored(key: StorageKey, value: string, area: StorageArea = 'local'): boolean {
  try {
    storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, area: StorageArea = 'local'): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Where nothing can be removed, nothing is stored.
  }
}

/** @throws SecurityError where the browser forbids storage: already the property throws */
const storageOf = (area: StorageArea): Storage =>
  area === 'local' ? localStorage : sessionStorage;
