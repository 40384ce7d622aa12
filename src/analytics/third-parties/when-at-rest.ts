/** Runs once the page is loaded and the browser has nothing else to do. Safari has no idle callbacks. */
export function whenAtRest(run: () => void): void {
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run);
    else setTimeout(run, 1000);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}
