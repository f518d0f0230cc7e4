import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { openLinkToken, signLinkToken } from '../../identity/index.ts'
import type { Subject } from '../../payments/index.ts'
import { findRightsAt } from '../../users/index.ts'
import { linkExpiry } from '../rules/link-expiry.ts'
import { findBooking } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { visibleToStaff } from '../store/visible-to.ts'

const purpose = 'booking'

/**
 * Signs a token that gives access to one booking without an account, until it moves to another address; that of staff,
 * while they may manage it.
 */
export function signManageToken(context: Context, booking: BookingRow, actor?: Actor): Promise<string> {
  return signLinkToken(
    context,
    booking.site_id,
    {
      for: purpose,
      bookingId: booking.id,
      version: booking.link_version,
      ...(actor?.type === 'staff' ? { userId: actor.userId } : {}),
    },
    { expiresAt: linkExpiry({ endsAt: booking.ends_at, createdAt: booking.created_at }) },
  )
}

/** Signs the same link for somebody of the team who reads it; undefined if it is invalid. */
export async function signManageTokenFor(context: Context, token: string, userId: string): Promise<string | undefined> {
  const opened = await openLinkToken(context, token)
  if (opened?.payload['for'] !== purpose) return undefined
  return signLinkToken(context, opened.siteId, { ...opened.payload, userId }, { expiresAt: opened.expiresAt })
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
  if (!opened || opened.payload['for'] !== purpose) return undefined
  const { siteId } = opened
  // Links from before versions have none.
  const { bookingId, userId, version = 0 } = opened.payload
  if (typeof bookingId !== 'string') return undefined
  const booking = await findBooking(context.db, siteId, bookingId)
  if (booking && booking.link_version !== version) return undefined
  if (typeof userId === 'string' && !(await mayManage(context, { siteId, bookingId }, userId))) return undefined
  return { siteId, bookingId }
}

/** Returns true if the person still works at the business and may manage the booking. */
async function mayManage(context: Context, { siteId, bookingId }: Opened, userId: string): Promise<boolean> {
  const rights = await findRightsAt(context.db, siteId, userId)
  if (!rights?.permissions.has('MANAGE_BOOKINGS')) return false
  return (await findBooking(context.db, siteId, bookingId, visibleToStaff(rights.resourceIds))) !== undefined
}
