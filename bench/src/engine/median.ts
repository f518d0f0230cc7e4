/** Returns the median time of one run in milliseconds, after the same number of warm-up runs. */
export function medianMs(runs: number, work: () => unknown): number {
  for (let i = 0; i < runs; i++) work()
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] as number
}
