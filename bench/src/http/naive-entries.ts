import type { BareSettings } from './bare.ts'

export type BusyRow = { resource_id: string; starts: Date; ends: Date }

/** Every start of the grid with the first resource that is free then, found the obvious way. */
export function naiveEntries({ resourceIds, starts, minutes, template }: BareSettings, busy: BusyRow[]): object[] {
  return starts.map((start) => {
    const begins = new Date(start)
    const ends = new Date(begins.getTime() + minutes * 60_000)
    const free = resourceIds.find(
      (id) => !busy.some((row) => row.resource_id === id && row.starts < ends && row.ends > begins),
    )
    return {
      ...template,
      slot: {
        ...template.slot,
        startDate: begins.toISOString(),
        endDate: ends.toISOString(),
        resource: { ...template.slot.resource, id: free ?? resourceIds[0] },
      },
      bookable: free !== undefined,
      openSpots: free === undefined ? 0 : 1,
    }
  })
}
