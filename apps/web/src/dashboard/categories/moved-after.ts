/** Moves an entry after another one; to the start without one. */
export function movedAfter<T extends { id: string }>(
  all: readonly T[],
  id: string,
  after: string | null,
): readonly T[] {
  const moved = all.find((it) => it.id === id)
  if (!moved) return all
  const rest = all.filter((it) => it.id !== id)
  const at = after === null ? 0 : rest.findIndex((it) => it.id === after) + 1
  return [...rest.slice(0, at), moved, ...rest.slice(at)]
}
