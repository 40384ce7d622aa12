import { withBase } from '../browser/with-base.ts';
import { movedAnchorsFile } from '../hosting/moved-anchors-file.ts';

/**
 * Leads readers whose address names an anchor that the page had earlier to where its section is today.
 * Servers never see anchors, so no host can do this.
 */
export async function followMovedAnchor(): Promise<void> {
  const { pathname, hash } = location;
  const response = await fetch(withBase(movedAnchorsFile));
  const places: Readonly<Record<string, string>> = response.ok ? await response.json() : {};
  const to = places[pathname + decodeURI(hash)];
  if (to !== undefined && location.hash === hash) location.replace(to);
}
