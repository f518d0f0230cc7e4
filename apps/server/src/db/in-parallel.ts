/**
 * Runs statements of one transaction in parallel so that they share a round trip. Waits for all of them even if one
 * fails, so nothing is written after a rollback; rejects with the first error.
 */
export async function inParallel<T extends readonly Promise<unknown>[]>(
  ...parts: T
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  try {
    return (await Promise.all(parts)) as { [K in keyof T]: Awaited<T[K]> }
  } finally {
    await Promise.allSettled(parts)
  }
}
