/** How long screen readers take to notice a new live region, in milliseconds. */
const notice = 60;

let region: HTMLElement | undefined;

/** Says the title of the page that shows now to readers who do not see it. */
export function announcePage(): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'assertive');
    region.setAttribute('aria-atomic', 'true');
    region.dataset.announcer = '';
    document.body.append(region);
  }
  const place = region;
  setTimeout(() => {
    place.textContent = document.title;
  }, notice);
}
