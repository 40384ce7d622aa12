import { expect, test } from 'vitest';
import { drawDiagram } from './draw-diagram.ts';

test('a chart that is wide for a phone has a second form with short lines', () => {
  const [wide, narrow] = drawDiagram(
    'flowchart TD\n  a --> b[Authentication and authorization]\n  a -->|"no, or a PolicyError"| c(["500 Internal Server Error"])',
  );
  expect(wide.markup).toContain('>Authentication and authorization<');
  expect(narrow?.markup).not.toContain('>Authentication and authorization<');
  for (const line of ['authorization', 'PolicyError', 'Server Error']) {
    expect(narrow?.markup).toContain(`>${line}<`);
  }
  expect(narrow?.width).toBeLessThan(wide.width);
});

test('a chart that fits on a phone has one form', () => {
  expect(drawDiagram('flowchart TD\n  a[Draft] --> b[Published version]')).toHaveLength(1);
});
