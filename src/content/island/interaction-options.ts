/** What readers can bring along for an island, which is then hydrated without an interaction. */
export interface InteractionOptions {
  /** Parameters in the address of the page. */
  readonly parameters?: readonly string[];
  /** A key of the session's storage. */
  readonly stored?: string;
}
