/** Product-spec S9: the bar shows only for a change that takes longer than this, in milliseconds. */
const delay = 200;

/** Product-spec S9: smallest part shown, animation speed (ms), growth and interval (ms) of the trickle. */
const progress = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleInterval: 800 };

/** However long a page takes, the bar says that it is not there yet. */
const almost = 0.994;

/** Starts the wait for the progress bar and returns what ends it. */
export function startProgress(): () => void {
  let bar: HTMLElement | undefined;
  let part = progress.minimum;
  const timer = setTimeout(() => {
    bar = document.createElement('div');
    bar.className = 'progress';
    document.body.append(bar);
    // From its beginning: the animation starts at what was laid out.
    bar.getBoundingClientRect();
    show();
  }, delay);
  const trickle = setInterval(() => {
    if (!bar) return;
    part = Math.min(part + Math.random() * progress.trickleRate, almost);
    show();
  }, progress.trickleInterval);
  const show = () => {
    if (bar) bar.style.transform = `scaleX(${part})`;
  };
  return () => {
    clearTimeout(timer);
    clearInterval(trickle);
    part = 1;
    show();
    if (bar) bar.style.opacity = '0';
    setTimeout(() => bar?.remove(), progress.speed);
  };
}
