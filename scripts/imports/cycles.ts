import type { ImportEdge } from './rule.ts'

/** Returns each import cycle as the path once around it. Type imports count too. */
export function findCycles(edges: ImportEdge[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
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
