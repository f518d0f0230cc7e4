import type { ImportEdge } from './rule.ts'

/** Where cycles of type imports are still allowed. The list only shrinks. */
const TYPE_CYCLES_ALLOWED = ['apps/web/']

/** Returns each import cycle as the path once around it. Type imports count, except in the folders named above. */
export function findCycles(edges: ImportEdge[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to, typeOnly } of edges) {
    if (typeOnly && TYPE_CYCLES_ALLOWED.some((folder) => from.startsWith(folder))) continue
    next.set(from, [...(next.get(from) ?? []), to])
  }
  const state = new Map<string, 'open' | 'done'>()
  const trail: string[] = []
  const cycles: string[][] = []
  const visit = (file: string): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(file)), file])
      return
    }
    state.set(file, 'open')
    trail.push(file)
    for (const target of next.get(file) ?? []) visit(target)
    trail.pop()
    state.set(file, 'done')
  }
  for (const file of next.keys()) visit(file)
  return cycles
}
