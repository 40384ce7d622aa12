/** Plays the video behind a `[data-video]` link in its place. */
export function playVideo(link: HTMLElement): void {
  const player = playerOf(link.dataset.video ?? '', link.dataset.title ?? '');
  link.parentElement?.replaceChildren(player);
  player.focus();
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
