import type { Page } from '@playwright/test';

/** The names and texts in an accessibility snapshot of the panel, each once. */
export function labelsInSnapshot(snapshot: string): string[] {
  const labels = new Set<string>();
  for (const line of snapshot.split('\n')) {
    const named = /^\s*- ['"]?[a-z]+ "((?:[^"\\]|\\.)*)"/.exec(line)?.[1];
    if (named !== undefined) labels.add(named.replaceAll('\\"', '"').trim());
    const text = /^\s*- (?:['"]?[a-z]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*['"]?): (\S.*)$/.exec(
      line,
    )?.[1];
    if (text !== undefined) labels.add(text.replace(/^["'](.*)["']$/, '$1').trim());
  }
  labels.delete('');
  return [...labels];
}

/** What the panel shows now, as somebody who can't see it would hear it. */
export async function renderedLabels(page: Page): Promise<string[]> {
  return labelsInSnapshot(await page.locator('body').ariaSnapshot());
}
