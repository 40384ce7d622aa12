/** How far a reader scrolls, in pixels, before the bar follows; less is a trembling finger. */
const threshold = 8;

/** Hides the navbar while scrolling down and brings it back while scrolling up, if the site wants it. */
export function hideNavbarOnScroll(): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const navbar = document.querySelector<HTMLElement>('[data-navbar="hide-on-scroll"]');
      if (!navbar || Math.abs(scrollY - last) < threshold) return;
      const hide = scrollY > last && scrollY > navbar.offsetHeight;
      navbar.toggleAttribute('data-hidden', hide && !navbar.matches(':focus-within'));
      last = scrollY;
    },
    { passive: true },
  );
}
