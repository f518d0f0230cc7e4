import type { CallRequest } from '../../../operation.ts'
import type { PrepareBooking } from '../../bookings/index.ts'
import type { PaymentOption } from '../rules/payment-options.ts'

export type PlaceOrder = {
  checkoutId: string
  /** The way the customer chose; undefined for the usual one of each line. */
  option: PaymentOption | undefined
  /** What the customer saw; undefined: what the checkout showed last. */
  totalMinor: number | undefined
  contactDetails: PrepareBooking['contactDetails']
  /** Ids of the submissions that answer the forms of plans, by line. */
  submissions: ReadonlyMap<string, string>
  /** The request of the customer: holds are limited by network. */
  call: CallRequest
}
