import type { Operation } from '../../../operation.ts'
import { returnLocation } from '../rules/callbacks.ts'
import { getBrowserHash } from '../steps/browser.ts'
import { isMemberSignedIn } from '../steps/signed-in.ts'
import { findBrowserSession, markCompleted } from '../store.ts'

/** Returns where the customer goes after booking, as the front end requested. */
export const finishRedirectSession: Operation<'finishRedirectSession'> = async ({ input, actor, request }, context) => {
  const browserHash = getBrowserHash(request)
  if (!browserHash) return { thankYouUrl: null, hasReturn: false }
  const { siteId } = actor
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const session = await findBrowserSession(tx, siteId, browserHash, { now, isDone: false })
    if (!session) return { thankYouUrl: null, hasReturn: false }
    await markCompleted(tx, session, now, input.bookingId)
    const { thankYouPageUrl } = session.callbacks
    const isLoggedIn = await isMemberSignedIn(context, request, session)
    const back = returnLocation(session.callbacks, { bookingId: input.bookingId, isLoggedIn })
    return { thankYouUrl: thankYouPageUrl ? (back ?? null) : null, hasReturn: back !== undefined }
  })
}
