import { agreedStartAfter } from '../rules/cancellation.ts'
import { wasPromised } from '../rules/status.ts'
import type { ChangeActor } from '../store/history.ts'
import type { BookingChanges, BookingRow } from '../store/rows.ts'
import { changeable } from '../view/changeable.ts'
import { customerStart } from '../view/customer-start.ts'
import { isCustomer } from './booking-actor.ts'

/**
 * Returns the column of the agreed start after a change. Customers who move their booking agree to its new start; if the
 * business moves it nearer, the earlier agreement stays.
 */
export function agreedStartChanges(before: BookingRow, after: BookingRow, actor: ChangeActor): BookingChanges {
  const newStart = customerStart(after)
  if (newStart === customerStart(before)) return {}
  const isPromised = wasPromised(before.status) && !isCustomer(actor)
  const agreed = isPromised ? agreedStartAfter(changeable(before), newStart) : null
  return { agreed_start_at: agreed === null ? null : new Date(agreed).toISOString() }
}
