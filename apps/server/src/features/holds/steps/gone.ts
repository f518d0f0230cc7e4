import { Refusal } from '../../../refusal.ts'
import type { WantedSlot } from '../../availability/index.ts'
import type { RequestedSeats } from './decide-seats.ts'

/** The time is taken, or its hold expired. */
export type GoneCode = 'SLOT_NOT_AVAILABLE' | 'SLOT_HOLD_UNAVAILABLE'
type FullCode = GoneCode | 'SESSION_CAPACITY_EXCEEDED' | 'SCHEDULE_CAPACITY_EXCEEDED'

/** A requested slot and the customer's time zone. */
export type WantedTime = WantedSlot & { timeZone: string }

/** Refusal of a slot, with the request so that alternatives can be offered. */
export class SlotGone extends Refusal {
  readonly wanted: WantedTime
  constructor(code: GoneCode, wanted: WantedTime) {
    super(code, words[code], {})
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

const words: Record<GoneCode, string> = {
  SLOT_NOT_AVAILABLE: 'This time is taken.',
  SLOT_HOLD_UNAVAILABLE: 'The time was kept until just now, and then someone was quicker.',
}

const seatsMessages: Record<FullCode, string> = {
  SLOT_NOT_AVAILABLE: 'This meeting was called off.',
  SLOT_HOLD_UNAVAILABLE: 'The places were kept until just now, and then someone was quicker.',
  SESSION_CAPACITY_EXCEEDED: 'The class has fewer places left.',
  SCHEDULE_CAPACITY_EXCEEDED: 'The course has fewer places left.',
}
