import { withBase } from '../../browser/with-base.ts';

/**
 * A page's Markdown.
 * @throws Error where the network or the server fails
 */
export async function fetchTwin(twin: string): Promise<string> {
  const response = await fetch(withBase(twin));
  if (!response.ok) throw new Error(`${twin}: the server answered ${response.status}`);
  return response.text();
}
