import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { openLinkToken, signLinkToken } from '../../identity/index.ts'
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

/** Verifies a token and returns its booking. Refuses invalid tokens. */
export async function openManageToken(context: Context, token: string): Promise<{ siteId: string; bookingId: string }> {
  const opened = await openLinkToken(context, token)
  const bookingId = opened?.payload['bookingId']
  if (!opened || opened.payload['for'] !== purpose || typeof bookingId !== 'string') return fail('INVALID_TOKEN')
  return { siteId: opened.siteId, bookingId }
}
