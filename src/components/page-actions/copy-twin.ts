/**
 * Puts a page's Markdown on the clipboard.
 * @returns whether it worked; the clipboard or the network may refuse
 */
export async function copyTwin(twin: string): Promise<boolean> {
  const text = fetch(twin).then(async (response) => {
    if (!response.ok) throw new Error(`${twin}: the server responded with ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  });
  try {
    // Safari allows writing only during the click, so the clipboard is given a promise.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
