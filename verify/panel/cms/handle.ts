/** What a scene can do with the CMS besides the panel. */
export interface CmsHandle {
  /** Address of the CMS, without a slash at its end. */
  readonly baseUrl: string;
  /**
   * Sends a request as the super admin to routes below `/admin` and to those of the panel, with the
   * full-access token to others. Returns the parsed body.
   * @throws Error if the status isn't one of success
   */
  request(method: string, path: string, body?: unknown): Promise<unknown>;
  /**
   * Runs JavaScript inside the CMS, with the global `strapi`.
   * @throws Error with the message of what the code throws
   */
  run(code: string): Promise<void>;
}
