import { Refusal } from '../../../refusal.ts'
import type { OfferBasis, WantedSlot } from '../../availability/index.ts'
import type { RequestedSeats } from './decide-seats.ts'

/** The time is taken, or its hold expired. */
export type GoneCode = 'SLOT_NOT_AVAILABLE' | 'SLOT_HOLD_UNAVAILABLE'
type FullCode = GoneCode | 'SESSION_CAPACITY_EXCEEDED' | 'SCHEDULE_CAPACITY_EXCEEDED'

/** A requested slot and the customer's time zone. `facts`: current ones, to search alternatives by. */
export type TimeRequest = WantedSlot & { timeZone: string; facts?: OfferBasis['facts'] }

/** Refusal of a slot, with the request so that alternatives can be offered. */
export class SlotGone extends Refusal {
  readonly wanted: TimeRequest
  constructor(code: GoneCode, wanted: TimeRequest) {
    super(code, slotMessages[code], {})
    this.wanted = wanted
  }
}

/** Refusal of unavailable seats, with the number that is left. */
export class SeatsUnavailable extends Refusal {
  readonly wanted: RequestedSeats
  constructor(code: FullCode, wanted: RequestedSeats, open: number) {
    super(code, seatsMessages[code], { open })
    this.wanted = wanted
  }
}

const slotMessages: Record<GoneCode, string> = {
  SLOT_NOT_AVAILABLE: 'This time is taken.',
  SLOT_HOLD_UNAVAILABLE: 'The hold has expired, and the time was just booked. Choose another time.',
}

const seatsMessages: Record<FullCode, string> = {
  SLOT_NOT_AVAILABLE: 'This session was cancelled.',
  SLOT_HOLD_UNAVAILABLE: 'The hold has expired, and the seats were just booked.',
  SESSION_CAPACITY_EXCEEDED: 'The class has fewer seats left.',
  SCHEDULE_CAPACITY_EXCEEDED: 'The course has fewer seats left.',
}
