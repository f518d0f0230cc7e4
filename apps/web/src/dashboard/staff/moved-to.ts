/** Moves an entry to an index. */
export function movedTo<T extends { id: string }>(list: readonly T[], id: string, index: number): T[] {
  const moved = list.filter((it) => it.id === id)
  const others = list.filter((it) => it.id !== id)
  return [...others.slice(0, index), ...moved, ...others.slice(index)]
}
