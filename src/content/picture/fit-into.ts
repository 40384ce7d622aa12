interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** The largest place for an image in the middle of a window, with no margin (SPECIFICATION.md S9). */
export function fitInto(image: Size & { readonly largest: number }, window: Size): Place {
  const ratio = image.width / image.height;
  const width = Math.min(window.width, window.height * ratio, image.largest);
  const height = width / ratio;
  return { width, height, left: (window.width - width) / 2, top: (window.height - height) / 2 };
}
