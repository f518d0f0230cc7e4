import type { Operation } from '../../../operation.ts'
import { signIn } from '../../identity/index.ts'
import { wayBack } from '../rules/callbacks.ts'
import { findWayOf, markCompleted } from '../store.ts'
import { browserHashOf } from './browser.ts'

/** Where a customer goes who has booked: what the front end asked for when it sent this browser here. */
export const finishRedirectSession: Operation<'finishRedirectSession'> = async ({ input, actor, request }, context) => {
  const browserHash = browserHashOf(request)
  if (!browserHash) return { thankYouUrl: null, hasReturn: false }
  const { siteId } = actor
  const now = context.clock.now()
  const member = await signIn.findMemberSession(context, request, siteId)
  return context.transaction(async (tx) => {
    const session = await findWayOf(tx, siteId, browserHash, { now, isDone: false })
    if (!session) return { thankYouUrl: null, hasReturn: false }
    await markCompleted(tx, session, now, input.bookingId)
    const { thankYouPageUrl } = session.callbacks
    const isLoggedIn = member !== undefined && member.signedInAt >= (session.openedAt ?? 0)
    const back = wayBack(session.callbacks, { bookingId: input.bookingId, isLoggedIn })
    return { thankYouUrl: thankYouPageUrl ? (back ?? null) : null, hasReturn: back !== undefined }
  })
}
