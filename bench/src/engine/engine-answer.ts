import {
  buildBusy,
  buildWindows,
  type Hours,
  listSlots,
  listVisits,
  type Resource,
  SLOT_FLAGS,
  type SlotInput,
  type SlotList,
  slotAt,
  type VisitList,
} from '@kalends/availability'
import type { AnsweredSlot, AnsweredVisit, Question, RawResource, VisitQuestion } from '../brute-force/question.ts'

/** Converts a question to the engine's input: hours expanded, rows turned into sets. */
export function engineInput(question: Question): SlotInput {
  const { range, locationId } = question
  const windows = (hours: Hours) => buildWindows(hours, range.from, range.to, locationId)
  const resource = ({ id, hours, busy, dayCap }: RawResource): Resource => ({
    id,
    windows: hours && windows(hours),
    busy: buildBusy(busy),
    dayCap: dayCap ?? null,
  })
  return {
    rules: question.rules,
    primary: question.primary.map(resource),
    pools: question.pools.map((pool, i) => ({ id: `pool-${i}`, resources: pool.map(resource) })),
    location: question.location && { windows: windows(question.location) },
  }
}

/** Returns the engine's complete answer to a question, computed from rules and rows without preparation. */
export function engineAnswer(question: Question): SlotList {
  return listSlots(engineInput(question), question.range, { includeUnavailable: question.includeUnavailable })
}

/** Converts a slot list to plain objects, to compare it with the model's. */
export function plainSlots(list: SlotList): AnsweredSlot[] {
  return Array.from({ length: list.length }, (_, i) => {
    const { start, firstFree, freeCount, tooEarlyToBook, tooLateToBook, reason } = slotAt(list, i)
    return { start, firstFree, freeCount, tooEarlyToBook, tooLateToBook, reason }
  })
}

/** Does the same for a visit of several services. */
export function engineVisits({ parts, range, includeUnavailable }: VisitQuestion): VisitList {
  return listVisits(parts.map(engineInput), range, { includeUnavailable })
}

/** Converts a list of visits to plain objects, to compare it with the model's. */
export function plainVisits({ starts, flags, firstFree, freeCounts }: VisitList): AnsweredVisit[] {
  return Array.from(starts, (start, i) => ({
    start,
    firstFree: firstFree.map((column) => column[i] as number),
    freeCounts: freeCounts.map((column) => column[i] as number),
    tooEarlyToBook: ((flags[i] as number) & SLOT_FLAGS.tooEarlyToBook) !== 0,
    tooLateToBook: ((flags[i] as number) & SLOT_FLAGS.tooLateToBook) !== 0,
  }))
}
