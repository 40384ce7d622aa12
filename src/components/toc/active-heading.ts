let stop: (() => void) | undefined;

/** Marks the heading under which the reader is, in the table of contents. */
export function markActiveHeading(): void {
  stop?.();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const headings = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (headings.length === 0) return;

  const mark = () => {
    const line = innerHeight / 4;
    const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    const passed = headings.filter(({ heading }) => heading.getBoundingClientRect().top <= line);
    // The one that was asked for, also where its section is so short that the next has begun.
    const target = passed.find(
      ({ heading }) => heading.matches(':target') && heading.getBoundingClientRect().top >= 0,
    );
    const active =
      target ?? (atEnd && scrollY > 0 ? headings.at(-1) : (passed.at(-1) ?? headings[0]));
    for (const { link } of headings) {
      if (link === active?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule);
  stop = () => {
    removeEventListener('scroll', schedule);
    removeEventListener('resize', schedule);
  };
  mark();
}
