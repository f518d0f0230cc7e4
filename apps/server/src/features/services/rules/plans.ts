import type { services } from '@kalends/contract'

/** A service can be paid for with so many plans. */
export const mostPlans = 75

/** Where somebody must agree first, or nothing is to be paid, a plan would pay for nothing. */
export function acceptsPlans({ onlineBooking, payment }: services.Service): boolean {
  return onlineBooking?.requireManualApproval !== true && payment?.rateType !== 'NO_FEE'
}
