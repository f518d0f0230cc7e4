import type { PayProblem } from '../parts/booking-money.tsx'
import { query, type SlotChoice } from '../paths.ts'

/** Addresses that only bookings paid online need. */
export const bookingPaths = {
  /** Where the customer returns to from the card page. The choice leads back to the form. */
  payment: (token: string, slug: string, choice: SlotChoice) =>
    `/bookings/${encodeURIComponent(token)}/payment${query({ ...choice, slug })}`,
  /** Saves a card for the fees of a booking. */
  card: (token: string) => `/bookings/${encodeURIComponent(token)}/card`,
  cardProblem: (token: string) => `/bookings/${encodeURIComponent(token)}${query({ card: 'problem' })}`,
  payProblem: (token: string, pay: PayProblem) => `/bookings/${encodeURIComponent(token)}${query({ pay })}`,
  /** `booking`: token of the link by which it is paid. */
  stripe: (paymentId: string, booking?: string) => `/pay/stripe/${paymentId}${query({ booking })}`,
} as const
