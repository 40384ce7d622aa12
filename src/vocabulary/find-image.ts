import type { ImageFile } from './image-file.ts';
import type { Lookup } from './site-data.ts';

/** An address with a scheme or a host. */
export const external = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** The file behind a path that an author wrote; what is wrong with the path is reported. */
export function findImage(
  url: string,
  images: Lookup<ImageFile>,
  report: (message: string) => void,
): ImageFile | undefined {
  const image = images.get(url);
  if (image || refuseExternal(url, report)) return image;
  const name = url.replace(/^.*\//, '');
  const similar = [...images.keys()].filter((path) => path.endsWith(`/${name}`)).slice(0, 3);
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : '';
  report(`No image public${url.startsWith('/') ? '' : '/images/'}${url}.${hint}`);
  return undefined;
}

/** Pages show no images of other sites. @returns whether this is one */
export function refuseExternal(url: string, report: (message: string) => void): boolean {
  if (!external.test(url)) return false;
  report(
    `The image ${url} is on another site. Put a copy into public/images/ and link to it as /images/….`,
  );
  return true;
}
