import sharp from 'sharp';

/** The most that a picture may weigh, in bytes. */
export const HEAVIEST = 150 * 1024;

/** From exact to lossy; flat areas and letters stay sharp in the first two. */
const encodings = [
  { lossless: true, effort: 4 },
  { nearLossless: true, quality: 60, effort: 4 },
  { quality: 90, effort: 5, smartSubsample: true },
  { quality: 80, effort: 5, smartSubsample: true },
] as const;

/** Encodes a picture as WebP, as exactly as its weight allows; `undefined` if it is too heavy. */
export async function encode(png: Buffer): Promise<Buffer | undefined> {
  for (const options of encodings) {
    const encoded = await sharp(png).webp(options).toBuffer();
    if (encoded.length <= HEAVIEST) return encoded;
  }
  return undefined;
}
