import type { services } from '@kalends/contract'

/** Maximum number of pricing plans of a service. */
export const mostPlans = 75

/** Plans need a price and automatic approval. */
export function acceptsPlans({ onlineBooking, payment }: services.Service): boolean {
  return onlineBooking?.requireManualApproval !== true && payment?.rateType !== 'NO_FEE'
}
