import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { openLinkToken, signLinkToken } from '../../identity/index.ts'
import type { Subject } from '../../payments/index.ts'
import { linkExpiry } from '../rules/link-expiry.ts'
import type { BookingRow } from '../store/rows.ts'

const purpose = 'booking'

/** Signs a token that gives access to one booking without an account. */
export function signManageToken(context: Context, booking: BookingRow): Promise<string> {
  return signLinkToken(
    context,
    booking.site_id,
    { for: purpose, bookingId: booking.id },
    { expiresAt: linkExpiry({ endsAt: booking.ends_at, createdAt: booking.created_at }) },
  )
}

type Opened = { siteId: string; bookingId: string }

/** Verifies a token and returns its booking. Refuses invalid tokens. */
export async function openManageToken(context: Context, token: string): Promise<Opened> {
  return (await readManageToken(context, token)) ?? fail('INVALID_TOKEN')
}

/** Returns true if the token is that of the booking that is charged. */
export async function isBookingOfLink(
  context: Context,
  { site_id: siteId, subject_type: type, subject_id: id }: Subject,
  token: string,
): Promise<boolean> {
  const opened = type === 'BOOKING' ? await readManageToken(context, token) : undefined
  return opened?.siteId === siteId && opened.bookingId === id
}

async function readManageToken(context: Context, token: string): Promise<Opened | undefined> {
  const opened = await openLinkToken(context, token)
  const bookingId = opened?.payload['bookingId']
  if (!opened || opened.payload['for'] !== purpose || typeof bookingId !== 'string') return undefined
  return { siteId: opened.siteId, bookingId }
}
