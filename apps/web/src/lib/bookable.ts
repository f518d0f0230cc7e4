import type { Infer, services } from '@kalends/contract'

type Service = Infer<typeof services.Service>

/**
 * Returns whether customers can pay for the service here: it is free, or paid in person. Online payments and plans do not
 * exist yet: docs/decisions/0091-payment-options-that-work.md
 */
export const isPayable = ({ payment }: Service): boolean =>
  payment?.rateType === 'NO_FEE' || payment?.options?.inPerson === true

/** Returns whether customers can book the service on the website. */
export const isBookable = (service: Service): boolean => service.onlineBooking?.enabled !== false && isPayable(service)
