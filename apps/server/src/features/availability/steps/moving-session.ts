import { type Actor, getCustomer, isManager, listVisitorIds } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { openLinkToken } from '../../identity/index.ts'
import { isBookedBy, type LinkedBooking } from '../store/own-sessions.ts'

type Requested = { exceptSessionId?: string | null | undefined; manageToken?: string | null | undefined }

/**
 * Returns the session of an appointment to be moved, which availability ignores. Customers may ignore only their own,
 * or they could tell other customers' appointments from other occupied time; other ids have no effect.
 */
export async function movingSession(context: Context, actor: Actor, requested: Requested): Promise<string | undefined> {
  const sessionId = requested.exceptSessionId?.toLowerCase()
  if (sessionId === undefined || isManager(actor)) return sessionId
  const linked = await linkedBooking(context, actor.siteId, requested.manageToken)
  const creators = listCreators(actor)
  if (linked === undefined && creators.length === 0) return undefined
  return (await isBookedBy(context.readDb, actor.siteId, sessionId, { creators, linked })) ? sessionId : undefined
}

/** Members are the visitors they were, too. */
function listCreators(actor: Actor): string[] {
  const customer = getCustomer(actor)
  if (!customer) return []
  return [
    ...(customer.type === 'member' ? [`member:${customer.memberId}`] : []),
    ...listVisitorIds(customer).map((id) => `visitor:${id}`),
  ]
}

/** What the link of a booking opens; a link for anything else opens nothing here. */
async function linkedBooking(
  context: Context,
  siteId: string,
  token: string | null | undefined,
): Promise<LinkedBooking | undefined> {
  const opened = token ? await openLinkToken(context, token) : undefined
  const { bookingId, version = 0 } = opened?.payload ?? {}
  const isBookingLink = opened?.siteId === siteId && opened.payload['for'] === 'booking'
  return isBookingLink && typeof bookingId === 'string' ? { id: bookingId, version: Number(version) } : undefined
}
