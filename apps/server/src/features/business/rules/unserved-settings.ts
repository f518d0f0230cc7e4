import type { FieldViolation } from '@kalends/contract'
import { completeSettings, type Settings } from './bookings-settings.ts'

/** Settings that nothing reads yet: the value that says what happens, and why no other one is accepted. */
const unserved = [
  ['cartCheckout.enabled', false, 'bookings are paid one by one; carts are made with the checkout operations'],
  ['multiServiceAppointments.enabled', false, 'a visit of several services cannot be booked in one piece'],
  ['displayTimeZone.customerCanChange', true, 'customers may always choose the zone in which they see times'],
  ['displayTimeZone.basedOn', 'BUSINESS_TIME_ZONE', 'times are shown in the zone of the location'],
  ['notifications.includePaymentLinks', false, 'messages have the link of the booking, on whose page it is paid'],
  ['staffSelection.timing', 'BEFORE_SLOT_SELECTION', 'staff are chosen together with the time'],
  [
    'staffSelection.strategy',
    'CUSTOMER_MAY_CHOOSE',
    'whether customers must choose is set by the booking policy of each service (resourcesPolicy)',
  ],
  ['locationSelection.timing', 'BEFORE_SLOT_SELECTION', 'the location is chosen before the time, or together with it'],
  [
    'doubleBookingHandling.autoDeclineAndRefundEnabled',
    true,
    'a paid booking whose time was taken is always declined and refunded',
  ],
] as const

/** Names every setting with a value that would have no effect. */
export function unservedFaults(settings: Settings): FieldViolation[] {
  const complete = completeSettings(settings)
  return unserved
    .filter(([path, served]) => valueAt(complete, path) !== served)
    .map(([path, served, why]) => ({
      field: `bookingsSettings.${path}`,
      description: `must be ${served}: ${why}`,
      violatedRule: 'OTHER',
      ruleName: 'NOT_SERVED',
      data: {},
    }))
}

function valueAt(settings: Settings, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], settings)
}
