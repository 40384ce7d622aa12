/** A title that is a path, in one form: `config/server.ts` and `./config/server.ts` too. */
export function pathOf(title: string | undefined): string | undefined {
  const match =
    title &&
    /^(?:\.?\/)?((?:[\w.@[\]-]+\/)*[\w.@[\]-]+\.(?:[cm]?[jt]sx?|json))$/.exec(title.trim());
  return match ? `/${match[1]}` : undefined;
}
