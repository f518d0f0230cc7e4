import { DAY } from '@kalends/availability'
import type { Context } from '../../../../context.ts'
import { lockBooking } from '../../store/bookings.ts'
import type { BookingKey } from '../../store/retention.ts'
import { listUnanswered } from '../../store/unanswered.ts'
import { customerStart } from '../../view/customer-start.ts'
import { endBooking } from './end-booking.ts'

const atOnce = 100
const first = '00000000-0000-0000-0000-000000000000'

/**
 * Declines requests that nobody answered before they began. What was paid goes back, as far as a move by the
 * customer left it to them, and they are told.
 */
export async function declineUnanswered(context: Context, now: number): Promise<void> {
  for (let after: string | undefined = first; after !== undefined; ) {
    const found: BookingKey[] = await listUnanswered(context.db, { now, after, limit: atOnce })
    for (const key of found) await attempt(context, key)
    after = found.length === atOnce ? found.at(-1)?.bookingId : undefined
  }
}

/** One that cannot be declined must not stop the others; it is tried again later. */
async function attempt(context: Context, key: BookingKey): Promise<void> {
  try {
    await decline(context, key)
  } catch (error) {
    context.log.warn({ err: error, ...key }, 'a request that nobody answered could not be declined')
  }
}

async function decline(context: Context, { siteId, bookingId }: BookingKey): Promise<void> {
  await context.transaction(async (tx) => {
    const booking = await lockBooking(tx, siteId, bookingId)
    // Staff may have answered or moved it meanwhile.
    if (booking?.status !== 'PENDING' || customerStart(booking) > context.clock.now()) return
    // An email about a visit that is long over and was not paid would only puzzle.
    const isRecent = customerStart(booking) > context.clock.now() - DAY
    const isPaid = booking.payment_status === 'PAID' || booking.payment_status === 'PARTIALLY_PAID'
    await endBooking(context, tx, booking, {
      action: 'decline',
      actor: 'system',
      because: 'UNANSWERED',
      changes: { status: 'DECLINED' },
      event: {
        slug: 'declined',
        notification: { notifyParticipants: isRecent || isPaid },
      },
    })
  })
}
