/**
 * Runs a command to its end. If it fails, prints only the message and ends the process immediately,
 * because workers of a failed build may still be waiting and would keep it alive.
 */
export async function endWith(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
