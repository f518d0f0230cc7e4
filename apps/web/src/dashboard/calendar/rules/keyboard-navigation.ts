import type { Placed } from './layout.ts'

type Where = { column: number; index: number }
export type Step = 'before' | 'after' | 'columnBefore' | 'columnAfter'

/** Returns the block the arrow keys lead to: next in the column, or nearest in time in a neighbouring column. */
export function nextBlock(columns: readonly Placed[][], { column, index }: Where, step: Step): Where | undefined {
  if (step === 'before' || step === 'after') {
    const next = index + (step === 'after' ? 1 : -1)
    return columns[column]?.[next] ? { column, index: next } : undefined
  }
  const from = columns[column]?.[index]?.item.from
  const direction = step === 'columnAfter' ? 1 : -1
  for (let next = column + direction; from !== undefined && columns[next]; next += direction) {
    const found = nearestTo(columns[next] ?? [], from)
    if (found >= 0) return { column: next, index: found }
  }
  return undefined
}

/** Returns the block nearest to now, where keyboard navigation starts. */
export function nearestBlock(columns: readonly Placed[][], now: number): Where | undefined {
  const found = columns.flatMap((blocks, column) => {
    const index = nearestTo(blocks, now)
    const block = blocks[index]
    return block ? [{ column, index, far: distance(block, now) }] : []
  })
  const best = found.sort((one, other) => one.far - other.far || one.column - other.column)[0]
  return best && { column: best.column, index: best.index }
}

function nearestTo(blocks: readonly Placed[], at: number): number {
  let best = -1
  for (const [index, block] of blocks.entries()) {
    const nearest = blocks[best]
    if (!nearest || distance(block, at) < distance(nearest, at)) best = index
  }
  return best
}

const distance = ({ item }: Placed, at: number): number => Math.abs(item.from - at)
