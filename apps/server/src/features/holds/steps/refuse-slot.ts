import type { SessionRule } from '@kalends/availability'
import { fail } from '../../../refusal.ts'
import { type SessionRefusal, type SlotRefusal, shortageCode } from '../../availability/index.ts'
import type { RequestedSeats } from './decide-seats.ts'
import { type GoneCode, SeatsUnavailable, SlotGone, type TimeRequest } from './gone.ts'

/** Refuses a slot: with the policy's violations, or so that alternatives are offered. */
export function refuseSlot(decision: SlotRefusal, wanted: TimeRequest, code: GoneCode = 'SLOT_NOT_AVAILABLE'): never {
  if (decision.code === 'SLOT_NOT_AVAILABLE') throw new SlotGone(code, wanted, decision.rule)
  const broken = Object.entries(decision.violations).filter(([, yes]) => yes)
  return fail(decision.code, { data: Object.fromEntries(broken) })
}

/** Refuses unavailable seats, with the reason and the number that is left. */
export function refuseSeats(
  decision: SessionRefusal,
  wanted: RequestedSeats,
  seatsCode?: 'SLOT_HOLD_UNAVAILABLE',
): never {
  const { code, violations, open, rule } = decision
  if (code !== 'BOOKING_POLICY_VIOLATION') throw seatsUnavailable(wanted, { open, rule: rule ?? 'FULL' }, seatsCode)
  const broken = Object.entries(violations).filter(([, yes]) => yes)
  return fail(code, { data: Object.fromEntries(broken) })
}

/** Returns the refusal of unavailable seats, with the reason and the number that is left. */
export function seatsUnavailable(
  wanted: RequestedSeats,
  why: { rule: SessionRule; open: number },
  code?: 'SLOT_HOLD_UNAVAILABLE',
): SeatsUnavailable {
  return new SeatsUnavailable(code ?? shortageCode(why.rule, wanted.seats.service.type), wanted, why)
}
