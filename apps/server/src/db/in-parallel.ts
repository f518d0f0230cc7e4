/**
 * Work of one transaction that is given at once, so that its statements travel together. Waits for all of it, also when
 * a part fails: nothing is written behind the back of a transaction that gave up. The first failure counts.
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
