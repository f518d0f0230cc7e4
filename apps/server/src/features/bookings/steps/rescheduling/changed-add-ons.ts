import type { bookings } from '@kalends/contract'
import { fail, refuseFields } from '../../../../refusal.ts'
import { chosenAddOns } from '../../../holds/index.ts'
import type { BookableAddOnGroup, BookableService } from '../../../services/index.ts'
import type { BookingRow } from '../../store/rows.ts'

/**
 * Returns the add-ons after a move: unchanged unless sent. Changes must have been allowed when the booking was created
 * and still be allowed.
 */
export function readAddOns(
  booking: BookingRow,
  service: BookableService,
  sent: readonly bookings.BookedAddOn[] | null | undefined,
  mayChange: boolean,
): bookings.BookedAddOn[] {
  if (!sent || isSame(booking.booked_add_ons, sent)) return booking.booked_add_ons
  if (!mayChange || !booking.flow_flags.allowAddOnChanges) return fail('ADD_ON_CHANGES_NOT_ALLOWED')
  for (const addOn of sent) requireKnownAddOn(service.addOnGroups, addOn)
  const chosen = chosenAddOns(sent, service.addOnGroups)
  if (Array.isArray(chosen)) return chosen
  return refuseFields([
    { field: chosen.field, description: chosen.why, violatedRule: 'OTHER', ruleName: 'CHOICE_NOT_OFFERED', data: {} },
  ])
}

/** Groups and add-ons that are not the service's have codes of their own here. */
function requireKnownAddOn(groups: readonly BookableAddOnGroup[], { id, groupId }: bookings.BookedAddOn): void {
  const group = groups.find((it) => it.id === groupId?.toLowerCase())
  if (!group) fail('ADD_ON_GROUP_NOT_FOUND')
  else if (!group.addOns.some((addOn) => addOn.id === id?.toLowerCase())) fail('ADD_ON_NOT_FOUND')
}

function isSame(has: readonly bookings.BookedAddOn[], sent: readonly bookings.BookedAddOn[]): boolean {
  const words = (addOns: readonly bookings.BookedAddOn[]) =>
    addOns.map(({ id, quantity }) => `${id?.toLowerCase()} ${quantity ?? 1}`).sort()
  return words(has).join() === words(sent).join()
}
