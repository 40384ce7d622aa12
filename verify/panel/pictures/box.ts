/** A rectangle, in CSS pixels from the corner of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around all of them. */
export function union(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
}

/** Whether a window of this size shows the whole box. */
export function within(box: Box, window: { width: number; height: number }): boolean {
  return (
    box.x >= 0 &&
    box.y >= 0 &&
    box.x + box.width <= window.width &&
    box.y + box.height <= window.height
  );
}
