import sharp from 'sharp';

/** How far a color may be from another one, of 255. */
const TOLERANCE = 16;
/** How many pixels may be farther off: less than the dot of an i. */
const FEW = 24;

/** Whether somebody could tell the pictures apart. */
export async function differ(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(pixelsOf));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return true;
  let changed = 0;
  for (let index = 0; index < a.data.length; index += 3) {
    const off = [0, 1, 2].some(
      (channel) =>
        Math.abs((a.data[index + channel] ?? 0) - (b.data[index + channel] ?? 0)) > TOLERANCE,
    );
    if (off) changed += 1;
  }
  return changed > FEW;
}

function pixelsOf(picture: Buffer) {
  return sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}
