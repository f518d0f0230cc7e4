import {
  buildBusy,
  buildWindows,
  type Hours,
  listSlots,
  type Resource,
  type SlotInput,
  type SlotList,
  slotAt,
} from '@kalends/availability'
import type { AnsweredSlot, Question, RawResource } from '../brute-force/question.ts'

/** The question in the engine's terms: hours expanded, rows made into sets. */
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
    place: question.place && { windows: windows(question.place) },
  }
}

/** The engine's whole answer to a question, from rules and rows on: nothing is prepared outside. */
export function engineAnswer(question: Question): SlotList {
  return listSlots(engineInput(question), question.range, { includeUnavailable: question.includeUnavailable })
}

/** A slot list as plain objects, to compare with the model's. */
export function plainSlots(list: SlotList): AnsweredSlot[] {
  return Array.from({ length: list.length }, (_, i) => {
    const { start, firstFree, freeCount, tooEarlyToBook, tooLateToBook, reason } = slotAt(list, i)
    return { start, firstFree, freeCount, tooEarlyToBook, tooLateToBook, reason }
  })
}
