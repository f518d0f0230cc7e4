import type { SlotList } from '@kalends/availability'
import type { availability } from '@kalends/contract'
import { violationsOf } from '../rules/refusal-code.ts'
import { bookableState, type Chosen, stateOf } from '../rules/select-entries.ts'
import { instantWriter } from './instant-text.ts'

/** What all entries of one list have in common. */
export type EntryFrame = {
  serviceId: string
  scheduleId: string
  location: availability.Location
  /** By index of the list's resources; empty when there are none. */
  resources: { id: string; name: string }[]
}

/**
 * The whole answer as JSON text. Thousands of entries differ in little but their times, so each is put together from
 * pieces that are made once: of the service, of each resource in each state.
 */
export function entriesText(
  frames: readonly EntryFrame[],
  lists: readonly SlotList[],
  chosen: Chosen,
  zone: string,
): string {
  const write = instantWriter()
  const pieces = frames.map((frame) => piecesOf(frame, zone))
  let text = '{"availabilityEntries":['
  for (let n = 0; n < chosen.length; n++) {
    const number = chosen.lists[n] as number
    const i = chosen.slots[n] as number
    const list = lists[number] as SlotList
    const { head, tail } = pieces[number] as Pieces
    const start = list.starts[i] as number
    text += `${n === 0 ? '' : ','}${head}${write(start)}","endDate":"${write(start + list.duration)}${tail(list, i)}`
  }
  return `${text}]}`
}

type Pieces = { head: string; tail: (list: SlotList, i: number) => string }

function piecesOf(frame: EntryFrame, zone: string): Pieces {
  const { serviceId, scheduleId } = frame
  const tails = new Map<number, string>()
  return {
    head: `{"slot":${JSON.stringify({ serviceId, scheduleId }).slice(0, -1)},"startDate":"`,
    tail: (list, i) => {
      // Nobody free: the entry names the first who could have been.
      const resource = Math.max(0, list.firstFree[i] as number)
      const state = stateOf(list, i)
      const key = resource * 16 + state
      const known = tails.get(key)
      if (known !== undefined) return known
      const made = tailOf(frame, zone, resource, state)
      tails.set(key, made)
      return made
    },
  }
}

/** Everything of an entry after its end. */
function tailOf({ resources, location }: EntryFrame, timezone: string, index: number, state: number): string {
  const resource = resources[index]
  const slot = JSON.stringify({ timezone, ...(resource ? { resource } : {}), location })
  const rest: Omit<availability.SlotAvailability, 'slot'> = {
    bookable: state === bookableState,
    totalSpots: 1,
    openSpots: state & 1,
    bookingPolicyViolations: violationsOf(state >> 1),
    locked: false,
    isFromV2: false,
  }
  return `",${slot.slice(1)},${JSON.stringify(rest).slice(1)}`
}
