import { fitInto } from './fit-into.ts';
import styles from './Zoom.module.css';

/** Product-spec S9: scrolling further than this, in pixels, closes the image again. */
const scrollOffset = 40;

/** Product-spec S9, in milliseconds. */
const transition = 300;

/**
 * Enlarges the image next to a button to the size of the window (SPECIFICATION.md S4). It
 * closes on a second click, Escape, a resize of the window, or further scrolling.
 */
export function openZoom(trigger: HTMLElement): void {
  const frame = trigger.parentElement;
  const thumbnail = [
    ...(frame?.querySelectorAll<HTMLImageElement | SVGSVGElement>('img, svg[role="img"]') ?? []),
  ].find((image) => image.getBoundingClientRect().width > 0);
  if (!frame || !thumbnail) return;

  const { dialog, overlay, image, close } = build(thumbnail);
  const stop = new AbortController();
  const { signal } = stop;
  const size = thumbnail.getBoundingClientRect();
  const place = fitInto(
    { width: size.width, height: size.height, largest: largestWidth(thumbnail) },
    { width: innerWidth, height: innerHeight },
  );
  // Set through the style object, which a strict content policy allows.
  Object.assign(image.style, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });

  document.body.append(dialog);
  dialog.showModal();
  frame.dataset.zoomed = '';
  animate('normal');

  const end = async () => {
    if (signal.aborted) return;
    stop.abort();
    await animate('reverse');
    delete frame.dataset.zoomed;
    dialog.close();
    dialog.remove();
  };
  close.addEventListener('click', end, { signal });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    end();
  });
  addEventListener('resize', end, { signal });
  // The page also scrolls, and the image moves, when the browser lays out what is above it.
  let isReader = false;
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(type, () => (isReader = true), { signal, passive: true });
  }
  addEventListener(
    'scroll',
    () => {
      const moved = Math.abs(thumbnail.getBoundingClientRect().top - size.top);
      if (isReader && moved > scrollOffset) end();
    },
    { signal, passive: true },
  );

  /** From the place of the thumbnail to the middle of the window, or back. */
  function animate(direction: PlaybackDirection): Promise<unknown> {
    const from = thumbnail?.getBoundingClientRect() ?? place;
    const scale = from.width / place.width;
    const timing: KeyframeAnimationOptions = {
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : transition,
      easing: 'cubic-bezier(0.2, 0, 0.2, 1)',
      direction,
      fill: 'both',
    };
    const moving = image.animate(
      [
        {
          transform: `translate(${from.left - place.left}px, ${from.top - place.top}px) scale(${scale})`,
        },
        { transform: 'none' },
      ],
      timing,
    );
    overlay.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    return moving.finished;
  }
}

function build(thumbnail: HTMLImageElement | SVGSVGElement) {
  const dialog = document.createElement('dialog');
  dialog.className = styles.zoom ?? '';
  dialog.setAttribute('aria-label', 'Enlarged image');
  const overlay = document.createElement('div');
  overlay.className = styles.overlay ?? '';
  const image = copyOf(thumbnail);
  image.classList.add(styles.image ?? '');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles.close ?? '';
  close.setAttribute('aria-label', 'Close the enlarged image');
  dialog.append(overlay, image, close);
  return { dialog, overlay, image, close };
}

/** What the page shows already is there immediately; the file of an image follows in its full size. */
function copyOf(thumbnail: HTMLImageElement | SVGSVGElement): HTMLElement | SVGElement {
  if (thumbnail instanceof SVGElement) return thumbnail.cloneNode(true) as SVGElement;
  const image = document.createElement('img');
  image.src = thumbnail.currentSrc || thumbnail.src;
  image.alt = thumbnail.alt;
  const full = new Image();
  full.addEventListener('load', () => {
    image.src = full.src;
  });
  full.src = thumbnail.src;
  return image;
}

/** An image of pixels is not blown up beyond its own; a drawing has no such limit. */
function largestWidth(thumbnail: HTMLImageElement | SVGSVGElement): number {
  if (thumbnail instanceof SVGElement || /\.svg$/.test(thumbnail.src)) {
    return Number.POSITIVE_INFINITY;
  }
  const { pixels } = thumbnail.dataset;
  return Math.max(Number(pixels ?? thumbnail.getAttribute('width')), thumbnail.width);
}
