import { closureOf, readChunks, requestsFor } from '../chunks.ts';
import type { Fault } from '../fault.ts';
import { ways } from '../ways.ts';

/**
 * Every JavaScript file of the build, removed in turn: in the first way that needs it.
 * @throws Error for a file that no way needs
 */
export function lostChunks(): Fault[] {
  const chunks = readChunks();
  const needed = ways.map((way) => ({
    way,
    files: closureOf(
      chunks.filter(({ name }) => way.chunks.includes(name)),
      chunks,
    ),
  }));
  return chunks.map(({ file, name }) => {
    const found =
      needed.find(({ way }) => way.chunks[0] === name) ??
      needed.find(({ files }) => files.has(file));
    if (!found) {
      throw new Error(
        `No reader comes to need ${file}. Add the way in which they do to tests/faults/ways.ts.`,
      );
    }
    const { path, reader, prepare, lost, again, loads } = found.way;
    return {
      fault: `the script ${file} is lost`,
      reader,
      path,
      injection: { kind: 'lost', files: requestsFor(file) },
      ...(prepare && { prepare }),
      ...(loads && { loads }),
      proof: async (page, repair) => {
        await lost(page);
        if (!again) return;
        await repair();
        await again(page);
      },
    };
  });
}
