import type { Infer, services } from '@kalends/contract'
import type { PageSite } from './server-context.ts'

type Service = Infer<typeof services.Service>
type Payments = Pick<PageSite, 'takesOnlinePayments'>

/**
 * Returns whether customers can pay for the service here in some way: docs/decisions/0111-bookings-paid-online.md. Only a
 * price that is a number is paid online.
 */
export function isPayable({ payment }: Service, { takesOnlinePayments }: Payments): boolean {
  const { online, inPerson, pricingPlan } = payment?.options ?? {}
  if (payment?.rateType === 'NO_FEE' || inPerson) return true
  if (pricingPlan && payment?.pricingPlanIds?.length) return true
  return online === true && takesOnlinePayments && (payment?.rateType === 'FIXED' || payment?.rateType === 'VARIED')
}

/** Returns whether customers can book the service on the website. */
export const isBookable = (service: Service, payments: Payments): boolean =>
  service.onlineBooking?.enabled !== false && isPayable(service, payments)
