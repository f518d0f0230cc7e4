import type { BookingData } from '../data/booking.ts'

/** Returns true if the customer has paid something that has not gone back to them. */
export function hasPaid({ paid, payment }: Pick<BookingData, 'paid' | 'payment'>): boolean {
  return payment ? Number(payment.paid) > Number(payment.refunded) : paid
}
