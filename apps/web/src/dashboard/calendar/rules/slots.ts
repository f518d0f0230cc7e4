/**
 * Assigns slot numbers to keys: known keys keep theirs, new ones take free ones. So another day reuses the elements of
 * the previous one, while each booking of a day keeps its element.
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
