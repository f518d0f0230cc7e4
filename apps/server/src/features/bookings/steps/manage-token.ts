import { HOUR } from '@kalends/availability'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { findAppPermissions, openLinkToken, signLinkToken } from '../../identity/index.ts'
import type { Subject } from '../../payments/index.ts'
import { findRightsAt } from '../../users/index.ts'
import { linkExpiry } from '../rules/link-expiry.ts'
import { findBooking } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { visibleToStaff } from '../store/visible-to.ts'

const purpose = 'booking'

/** Who of the business read the link. */
type Reader = { userId?: string; apiKeyId?: string }

/** How long a link works at least that somebody asks for who sees the booking anyway. */
const minimumOnRequest = HOUR

/**
 * Signs a token that gives access to one booking without an account, until it moves to another address; that of staff and
 * of keys, while they may manage it. One for the reader of an old booking works for an hour: links in messages have ended.
 */
export function signManageToken(context: Context, booking: BookingRow, actor?: Actor): Promise<string> {
  const usual = linkExpiry({ endsAt: booking.ends_at, createdAt: booking.created_at })
  const expiresAt = actor ? Math.max(usual, context.clock.now() + minimumOnRequest) : usual
  return signLinkToken(
    context,
    booking.site_id,
    {
      for: purpose,
      bookingId: booking.id,
      version: booking.link_version,
      ...readerOf(actor),
    },
    { expiresAt },
  )
}

function readerOf(actor: Actor | undefined): Reader {
  if (actor?.type === 'staff') return { userId: actor.userId }
  return actor?.type === 'app' ? { apiKeyId: actor.apiKeyId } : {}
}

/** Signs the same link for somebody of the team, or a key, that reads it; undefined if it is invalid. */
export async function signManageTokenFor(context: Context, token: string, actor: Actor): Promise<string | undefined> {
  const opened = await openLinkToken(context, token)
  if (opened?.payload['for'] !== purpose) return undefined
  const payload = { ...opened.payload, ...readerOf(actor) }
  return signLinkToken(context, opened.siteId, payload, { expiresAt: opened.expiresAt })
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
  const { bookingId, userId, apiKeyId, version = 0 } = opened.payload
  if (typeof bookingId !== 'string') return undefined
  const booking = await findBooking(context.db, siteId, bookingId)
  if (booking && booking.link_version !== version) return undefined
  if (typeof userId === 'string' && !(await mayManage(context, { siteId, bookingId }, userId))) return undefined
  if (typeof apiKeyId === 'string' && !(await mayKeyManage(context, siteId, apiKeyId))) return undefined
  return { siteId, bookingId }
}

/** Returns true if the person still works at the business and may manage the booking. */
async function mayManage(context: Context, { siteId, bookingId }: Opened, userId: string): Promise<boolean> {
  const rights = await findRightsAt(context.db, siteId, userId)
  if (!rights?.permissions.has('MANAGE_BOOKINGS')) return false
  return (await findBooking(context.db, siteId, bookingId, visibleToStaff(rights.resourceIds))) !== undefined
}

/** Returns true if the key, or the client with a secret, is still valid and may manage bookings. */
async function mayKeyManage({ db }: Context, siteId: string, apiKeyId: string): Promise<boolean> {
  return (await findAppPermissions(db, siteId, apiKeyId))?.has('MANAGE_BOOKINGS') ?? false
}
