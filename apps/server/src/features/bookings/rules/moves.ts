/** A history entry that changed when a booking starts: the start before it, and the start after. */
export type StartChange = { action: string; occurredAt: string; before: string }

export type Moved = { movedDate: string; from: string; to: string }

/**
 * Returns the moves of a booking that hold, oldest first: a move that was undone is none. `entries`: every change of its
 * start, in order; `start`: where it is now.
 */
export function listMoves(entries: readonly StartChange[], start: string): Moved[] {
  const moves: Moved[] = []
  for (const [index, { action, occurredAt, before }] of entries.entries()) {
    const from = Date.parse(before)
    const to = Date.parse(entries[index + 1]?.before ?? start)
    if (from === to) continue
    if (action === 'undo') moves.pop()
    else moves.push({ movedDate: toIso(Date.parse(occurredAt)), from: toIso(from), to: toIso(to) })
  }
  return moves
}

const toIso = (instant: number): string => new Date(instant).toISOString()
