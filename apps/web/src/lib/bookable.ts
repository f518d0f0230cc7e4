import type { Infer, services } from '@kalends/contract'
import type { PageSite } from './server-context.ts'

type Service = Infer<typeof services.Service>
type Payments = Pick<PageSite, 'takesOnlinePayments'>

/**
 * Returns whether customers can pay for the service here in some way: docs/decisions/0111-bookings-paid-online.md. Only a
 * price that is a number is paid online.
 */
export function isPayable({ payment }: Service, { takesOnlinePayments }: Payments): boolean {
  const { inPerson, pricingPlan } = payment?.options ?? {}
  if (payment?.rateType === 'NO_FEE' || inPerson) return true
  if (pricingPlan && payment?.pricingPlanIds?.length) return true
  return isPaidOnline({ payment }, { takesOnlinePayments })
}

/** Returns whether customers can pay for the service by card online; only a price that is a number is paid so. */
export function isPaidOnline({ payment }: Service, { takesOnlinePayments }: Payments): boolean {
  const hasPrice = payment?.rateType === 'FIXED' || payment?.rateType === 'VARIED'
  return payment?.options?.online === true && takesOnlinePayments && hasPrice
}

/** Returns whether a plan of the customer pays with this payment option. */
export const isPlanOption = (option: string | null | undefined): boolean =>
  option === 'MEMBERSHIP' || option === 'MEMBERSHIP_OFFLINE'

/** Returns whether customers can book the service on the website. */
export const isBookable = (service: Service, payments: Payments): boolean =>
  service.onlineBooking?.enabled !== false && isPayable(service, payments)
