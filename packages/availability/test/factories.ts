import type { Windows } from '../src/hours/types.ts'
import { windowSet } from '../src/intervals/window-set.ts'
import type { Resource, SlotInput, SlotList, SlotRules } from '../src/slots/types.ts'
import { buildBusy } from '../src/taken/build-busy.ts'
import type { BusyRow, DayCap } from '../src/taken/types.ts'

const MIDNIGHT = Date.UTC(2026, 5, 1)

/** The instant of a time `HH:mm` on the day these tests take place, 1 June 2026 in UTC; `24:00` and later are the next day. */
export function at(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return MIDNIGHT + (hours * 60 + minutes) * 60_000
}

/** The time `HH:mm` of an instant. */
export function formatTime(instant: number): string {
  return new Date(instant).toISOString().slice(11, 16)
}

/** The times of day of all listed starts. */
export function times(list: SlotList): string[] {
  return Array.from(list.starts, formatTime)
}

/** Open windows written `09:00-12:00`. */
export function open(...spans: string[]): Windows {
  return windowSet(spans.map(span))
}

/** Taken time written `09:00-12:00`. */
export function taken(times: string, more: Omit<BusyRow, 'start' | 'end'> = {}): BusyRow {
  return { ...span(times), ...more }
}

/** An appointment without buffers written `09:00-12:00`: taken time that counts against a cap of its day. */
export function appointment(times: string, more: Omit<BusyRow, 'start' | 'end'> = {}): BusyRow {
  return { ...span(times), appointmentStart: span(times).start, ...more }
}

/** A resource that works from nine to twelve and has nothing to do. */
export function aResource(
  more: { id?: string; windows?: Windows | null; rows?: BusyRow[]; dayCap?: DayCap } = {},
): Resource {
  return {
    id: more.id ?? 'anna',
    windows: more.windows === undefined ? open('09:00-12:00') : more.windows,
    busy: buildBusy(more.rows ?? []),
    dayCap: more.dayCap ?? null,
  }
}

/** An hour every hour without buffers, asked for at midnight. */
function rules(more: Partial<SlotRules> = {}): SlotRules {
  return {
    now: MIDNIGHT,
    durationMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    gridStepMinutes: 60,
    policy: { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: false },
    onlineBookingEnabled: true,
    ...more,
  }
}

/** A request for those resources. */
export function request(
  primary: Resource[],
  more: Partial<Omit<SlotInput, 'rules'>> & { rules?: Partial<SlotRules> } = {},
): SlotInput {
  return { ...more, primary, rules: rules(more.rules) }
}

/** The whole day, from midnight to midnight. */
export const THE_DAY = { from: MIDNIGHT, to: MIDNIGHT + 86_400_000 }

function span(times: string): { start: number; end: number } {
  const [start, end] = times.split('-') as [string, string]
  return { start: at(start), end: at(end) }
}
