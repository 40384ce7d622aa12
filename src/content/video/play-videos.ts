/** Plays the video behind every `[data-video]` link in its place, also those of later pages. */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-video]');
    // With a modifier, the link opens elsewhere like any other.
    if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const player = playerOf(link.dataset.video ?? '', link.dataset.title ?? '');
    link.parentElement?.replaceChildren(player);
    player.focus();
  });
}

function playerOf(source: string, title: string): HTMLElement {
  if (/\.(?:mp4|webm)$/.test(source)) {
    const video = document.createElement('video');
    Object.assign(video, { src: source, controls: true, autoplay: true, tabIndex: 0 });
    video.setAttribute('aria-label', title);
    return video;
  }
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    src: source,
    title,
    allow: 'autoplay; fullscreen; picture-in-picture',
    allowFullscreen: true,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  return frame;
}
