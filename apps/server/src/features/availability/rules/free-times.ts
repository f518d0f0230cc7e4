import { decideSlot, nextFree, type SlotInput } from '@kalends/availability'

/** A service at a location, as input of the engine. */
export type Stage = { input: SlotInput; locationId: string | null }

/** A free time with every resource available for it. */
export type FreeTime = { start: number; end: number; resourceIds: string[]; locationId: string | null }

/** Returns the first bookable times within a range, each start once: at the first location that has it. */
export function freeTimes(stages: readonly Stage[], range: { from: number; to: number }, limit: number): FreeTime[] {
  const found = new Map<number, { stage: Stage; start: number; end: number }>()
  for (const stage of stages) {
    for (const { start, end } of nextFree(stage.input, { ...range, limit })) {
      if (!found.has(start)) found.set(start, { stage, start, end })
    }
  }
  const first = [...found.values()].sort((a, b) => a.start - b.start).slice(0, limit)
  return first.map(({ stage, start, end }) => {
    const { freeIds } = decideSlot(stage.input, { start, end })
    return { start, end, resourceIds: [...(freeIds[0] ?? [])], locationId: stage.locationId }
  })
}
