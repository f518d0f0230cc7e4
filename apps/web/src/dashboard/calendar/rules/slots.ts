/**
 * Numbers under which things are drawn: what stays keeps its number, what is new takes one that is free. So another day
 * is written into the elements of the one before, while each booking of a day keeps its own.
 */
export function assignSlots(before: ReadonlyMap<string, number>, keys: readonly string[]): Map<string, number> {
  const slots = new Map<string, number>()
  const used = new Set<number>()
  for (const key of keys) {
    const previous = before.get(key)
    if (previous === undefined) continue
    slots.set(key, previous)
    used.add(previous)
  }
  let free = 0
  for (const key of keys) {
    if (slots.has(key)) continue
    while (used.has(free)) free += 1
    slots.set(key, free)
    free += 1
  }
  return slots
}
