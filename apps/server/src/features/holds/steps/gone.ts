import type { RefusalRule, SessionRule } from '@kalends/availability'
import { Refusal } from '../../../refusal.ts'
import type { OfferBasis, WantedSlot } from '../../availability/index.ts'
import type { RequestedSeats } from './decide-seats.ts'

/** The time is not available, or its hold expired. */
export type GoneCode = 'SLOT_NOT_AVAILABLE' | 'SLOT_HOLD_UNAVAILABLE'
type FullCode = GoneCode | 'SESSION_CAPACITY_EXCEEDED' | 'SCHEDULE_CAPACITY_EXCEEDED'

/** A requested slot and the customer's time zone. `facts`: current ones, to search alternatives by. */
export type TimeRequest = WantedSlot & { timeZone: string; facts?: OfferBasis['facts'] }

/** Refusal of a slot, with the engine's rule, and the request so that alternatives can be offered. */
export class SlotGone extends Refusal {
  readonly wanted: TimeRequest
  /** `rule`: null if the service does not offer the location or resource. Whoever loses a race finds the time taken. */
  constructor(code: GoneCode, wanted: TimeRequest, rule: RefusalRule | null = 'TAKEN') {
    super(code, slotMessage(code, rule), { rule })
    this.wanted = wanted
  }
}

/** Refusal of unavailable seats, with the engine's rule and the number that is left. */
export class SeatsUnavailable extends Refusal {
  readonly wanted: RequestedSeats
  constructor(code: FullCode, wanted: RequestedSeats, { rule, open }: { rule: SessionRule; open: number }) {
    super(code, seatsMessage(code, rule), { rule, open })
    this.wanted = wanted
  }
}

const slotMessages: Partial<Record<RefusalRule, string>> = {
  HELD: 'Another customer is booking this time.',
  BUFFER_TAKEN: 'The time before or after it is taken.',
  NO_RESOURCE: 'Nobody and nothing that it needs is available.',
  DAY_FULL: 'The day has its maximum of appointments.',
  TAKEN: 'This time is taken.',
  OFF_GRID: 'Appointments do not start at this time.',
  LOCATION_CLOSED: 'The location is closed at this time.',
  OUTSIDE_HOURS: 'This time is outside of working hours.',
  BEYOND_HORIZON: 'This time is too far ahead.',
  PAST: 'This time has passed.',
}

function slotMessage(code: GoneCode, rule: RefusalRule | null): string {
  const why = (rule && slotMessages[rule]) ?? 'This time is not available.'
  return code === 'SLOT_HOLD_UNAVAILABLE' ? `The hold has expired. ${why} Choose another time.` : why
}

const seatsMessages: Partial<Record<SessionRule, string>> = {
  RESERVED_FOR_WAITING_LIST: 'The seats left are reserved for the waiting list.',
  HELD: 'Other customers are booking the seats left.',
  NO_RESOURCE: 'The staff or resources of this session take no bookings.',
  LOCATION_CLOSED: 'The location of this session is closed.',
  CANCELLED: 'This session was cancelled.',
}

function seatsMessage(code: FullCode, rule: SessionRule): string {
  const fewer = code === 'SCHEDULE_CAPACITY_EXCEEDED' ? 'The course has fewer seats left.' : 'Fewer seats are left.'
  const why = seatsMessages[rule] ?? fewer
  return code === 'SLOT_HOLD_UNAVAILABLE' ? `The hold has expired. ${why}` : why
}
