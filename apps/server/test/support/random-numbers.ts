export type RandomNumbers = ReturnType<typeof randomNumbers>

/** Random numbers that a seed repeats. Source: mulberry32, public domain. */
export function randomNumbers(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    isOneIn: (count: number) => below(count) === 0,
    pick: <T>(all: readonly T[]) => all[below(all.length)],
  }
}
