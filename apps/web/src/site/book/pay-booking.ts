import type { OutputOf } from '@kalends/contract'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import type { BookingPayment } from '../../parts/booking-money.tsx'
import { hasFailed } from '../../parts/saved-cards/has-failed.ts'
import { paths } from '../../paths.ts'
import { bookingPaths } from '../booking-paths.ts'

type Progress = OutputOf<'startPayment'>['progress']

/** Attempts with one amount before the customer has to choose the time anew. */
const mostAttempts = 20

export type Paying = {
  bookingId: string
  chargeId: string
  amount: string
  returnPath: string
  /** Link of the booking, which proves the customer in a browser that did not book. */
  bookingToken?: string
}

type Due = Pick<NonNullable<BookingPayment>, 'chargeId' | 'due' | 'paid' | 'refunded'>

/**
 * Starts the payment of a booking, or continues the one it has, so that all tabs pay once. Returns the address of the card
 * page; of the page that shows the outcome if there is nothing to enter; undefined if the provider does not answer.
 */
export async function payBooking(context: RequestContext, paying: Paying): Promise<string | undefined> {
  return onward(context, paying, await unlessPaid(() => startPayment(context, paying, `booking-${paying.bookingId}`)))
}

/**
 * The same for what is due of a booking that was made before, such as the rest of a deposit or the difference after a
 * change, for whoever has its link.
 */
export async function payDue(
  context: RequestContext,
  { chargeId, due, paid, refunded }: Due,
  bookingToken: string,
): Promise<string | undefined> {
  const paying = { chargeId, amount: due, returnPath: paths.booking(bookingToken), bookingToken }
  // What was paid before is part of the key: the same amount may be due once more.
  const key = `due-${chargeId}-${paid}-${refunded}`
  return onward(context, paying, await unlessPaid(() => startPayment(context, paying, key)))
}

/** The same with a saved card, whose bank may ask to confirm it on a page; undefined if the card did not pay. */
export async function payWithSavedCard(
  context: RequestContext,
  paying: Paying,
  { methodId, attempt }: { methodId: string; attempt: string },
): Promise<string | undefined> {
  const { bookingId, chargeId, amount, returnPath } = paying
  const { kalends } = context
  const progress = await unlessPaid(async () => {
    const idempotencyKey = `booking-${bookingId}-${amount}-${methodId}-${attempt}`
    return (await kalends.payments.startPayment({ chargeId, amount, methodId, returnUrl: returnPath, idempotencyKey }))
      .progress
  })
  return progress !== 'PAID' && hasFailed(progress?.status) ? undefined : onward(context, paying, progress)
}

function onward(
  context: RequestContext,
  { returnPath, bookingToken }: Pick<Paying, 'returnPath' | 'bookingToken'>,
  progress: Progress | 'PAID' | undefined,
): string | undefined {
  const outcome = `${context.origin}${context.basePath}${returnPath}`
  if (progress === 'PAID') return outcome
  return progress?.status === 'REQUIRES_ACTION' ? cardPage(context, progress, bookingToken) : progress && outcome
}

async function unlessPaid(start: () => Promise<Progress | undefined>): Promise<Progress | 'PAID' | undefined> {
  try {
    return await start()
  } catch (error) {
    // Another tab has paid it.
    if (isRefusal(error) && error.code === 'PAYMENT_EXCEEDS_CHARGE') return 'PAID'
    throw error
  }
}

/** One that failed or was left is followed by a new one. */
async function startPayment(
  { kalends }: RequestContext,
  { chargeId, amount, returnPath, bookingToken }: Omit<Paying, 'bookingId'>,
  key: string,
): Promise<Progress | undefined> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const { progress } = await kalends.payments.startPayment({
      chargeId,
      ...(bookingToken ? { bookingToken } : {}),
      amount,
      returnUrl: returnPath,
      idempotencyKey: `${key}-${amount}-${attempt}`,
    })
    if (!hasFailed(progress.status)) return progress
  }
  return undefined
}

/** Returns the absolute address of the page on which a payment continues. */
export function cardPage(
  { origin, basePath }: RequestContext,
  progress: Progress,
  bookingToken?: string,
): string | undefined {
  if (progress.stripe) return `${origin}${basePath}${bookingPaths.stripe(progress.paymentId, bookingToken)}`
  return progress.nextUrl ?? undefined
}
