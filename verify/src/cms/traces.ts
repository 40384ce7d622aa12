import type { Strapi } from './strapi.ts';

type Add = (...args: unknown[]) => () => unknown;

/**
 * What the examples of a page add to the memory of the running CMS, which no database reset takes
 * away: middlewares of the Document Service, lifecycle subscribers, settings.
 */
export class Traces {
  readonly #undo: (() => void)[] = [];

  /** Watches from now on; what the boot has added stays. */
  watch(strapi: Strapi): void {
    this.#watchAdding(strapi.documents as unknown as Record<string, Add>, 'use');
    this.#watchAdding(strapi.db.lifecycles as unknown as Record<string, Add>, 'subscribe');
    const { config } = strapi;
    const set = config.set.bind(config);
    config.set = (path, value) => {
      const before: unknown = config.get(path);
      this.#undo.push(() => set(path, before));
      return set(path, value);
    };
  }

  /** Takes back what was added since the last time, the latest first. */
  undo(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }

  #watchAdding(owner: Record<string, Add>, method: string): void {
    const add = owner[method]?.bind(owner);
    if (!add)
      throw new Error(`Strapi has no ${method}() to watch. Adapt this file to the new version.`);
    owner[method] = (...args) => {
      const remove = add(...args);
      // Called twice, Strapi's own function would remove what somebody else has added.
      let isThere = true;
      const once = (): unknown => {
        if (!isThere) return undefined;
        isThere = false;
        return remove();
      };
      this.#undo.push(once);
      return once;
    };
  }
}
