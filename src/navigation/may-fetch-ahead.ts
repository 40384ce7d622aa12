interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Product-spec S2: nothing is fetched ahead on 2g or where the reader saves data. */
export function mayFetchAhead(): boolean {
  const connection: Connection = Reflect.get(navigator, 'connection') ?? {};
  return !connection.saveData && !/2g/.test(connection.effectiveType ?? '');
}
