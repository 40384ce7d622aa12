import type { SearchClick } from '../provider.ts';

/**
 * Tells the search host which result was chosen (SPECIFICATION.md S7). It must never get in a reader's
 * way: a failure is only logged (S8).
 * @param position place among the results as they are displayed, from 0
 */
export async function reportClick(
  { indexUid, objectId }: SearchClick,
  position: number,
  { host, searchKey }: { readonly host: string; readonly searchKey: string },
): Promise<void> {
  try {
    const response = await fetch(`${host.replace(/\/$/, '')}/events`, {
      method: 'POST',
      // The page is about to be left.
      keepalive: true,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${searchKey}` },
      body: JSON.stringify({
        eventType: 'click',
        eventName: 'Documentation Search Result Clicked',
        indexUid,
        objectId,
        position,
      }),
    });
    if (!response.ok) throw new Error(`The search host responded with ${response.status}.`);
  } catch (error) {
    console.error('Failed to send analytics event:', error);
  }
}
