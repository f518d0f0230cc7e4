import type { BareSettings } from './bare.ts'

/** Instants as epoch milliseconds. */
export type BusyRow = { resource_id: string; starts: number; ends: number }

/** Returns every start of the grid with the first free resource, by comparing each with each. */
export function naiveEntries({ resourceIds, starts, minutes, template }: BareSettings, rows: BusyRow[]): object[] {
  const people = resourceIds.map((id) => ({ id, busy: rows.filter((row) => row.resource_id === id) }))
  return starts.map((start) => {
    const begins = Date.parse(start)
    const ends = begins + minutes * 60_000
    const free = people.find(({ busy }) => !busy.some((row) => row.starts < ends && row.ends > begins))
    return {
      ...template,
      slot: {
        ...template.slot,
        startDate: start,
        endDate: new Date(ends).toISOString(),
        resource: { ...template.slot.resource, id: free?.id ?? resourceIds[0] },
      },
      bookable: free !== undefined,
      openSpots: free === undefined ? 0 : 1,
    }
  })
}
