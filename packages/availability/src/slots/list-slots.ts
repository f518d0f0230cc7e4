import { buildAvailabilityContext } from './availability-context.ts'
import { gridRuns } from './grid.ts'
import { buildLattice } from './lattice.ts'
import { listDays } from './list-days.ts'
import { markGrid } from './mark-grid.ts'
import { poolTable } from './pool-table.ts'
import { collectSlots, EMPTY_SLOTS, slotTable } from './slot-table.ts'
import type { ListOptions, SlotInput, SlotList, SlotRange } from './types.ts'

/**
 * Lists every start between `from` and `to` on the grid of at least one primary resource, with who is free for it and
 * what the booking policy says. A slot lies within one open window of its resource and of the location, is free of busy
 * and held time including its own buffers, and has one free resource in each further pool. Starts before `now` and
 * beyond the horizon are never listed.
 *
 * @param range    `from <= start < to`, epoch milliseconds; hours and busy time in `input` must cover it
 * @throws RangeError for rules out of bounds, a range that is not a number, or an unknown `rules.zone`
 * Source: docs/decisions/0003-each-resource-has-its-own-grid.md
 */
export function listSlots(input: SlotInput, range: SlotRange, options: ListOptions = {}): SlotList {
  if (!Number.isFinite(range.from) || !Number.isFinite(range.to))
    throw new RangeError('the range must be epoch milliseconds')
  const availabilityContext = buildAvailabilityContext(input, options.resourceId)
  const from = Math.max(range.from, availabilityContext.now)
  const until = Math.min(range.to - 1, availabilityContext.horizon)
  if (input.rules.days !== undefined) return listDays(availabilityContext, { from, until }, options)
  const grids = availabilityContext.primary.map((candidate) =>
    from <= until ? gridRuns(candidate, availabilityContext, from, until) : [],
  )
  const lattice = buildLattice(grids, availabilityContext.step, from, until)
  if (!lattice || lattice.size === 0) return EMPTY_SLOTS
  const table = slotTable(lattice.size)
  const pools = poolTable(availabilityContext, lattice)
  const marking = {
    availabilityContext,
    lattice,
    table,
    pools,
    includeUnavailable: options.includeUnavailable === true,
  }
  for (const [i, candidate] of availabilityContext.primary.entries()) markGrid(marking, candidate, grids[i] ?? [])
  return collectSlots(table, lattice, availabilityContext)
}
