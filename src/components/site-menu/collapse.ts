/**
 * How long a section takes to open, in milliseconds: longer for taller ones, but less and less so
 * (Material Design's formula; SPECIFICATION.md S9 asks for a duration computed from the height).
 */
export function collapseDuration(height: number): number {
  if (height <= 0) return 0;
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}

/** Opens or closes a `details` with an animation of its height, unless the reader prefers no motion. */
export async function toggleDetails(details: HTMLDetailsElement): Promise<void> {
  const content = details.querySelector<HTMLElement>(':scope > :not(summary)');
  const opening = !details.open;
  if (!content || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    details.open = opening;
    return;
  }
  details.open = true;
  const height = content.scrollHeight;
  const frames = [{ height: '0px' }, { height: `${height}px` }];
  content.style.overflow = 'hidden';
  const animation = content.animate(opening ? frames : frames.reverse(), {
    duration: collapseDuration(height),
    easing: 'ease-in-out',
  });
  try {
    await animation.finished;
  } finally {
    content.style.overflow = '';
    details.open = opening;
  }
}
