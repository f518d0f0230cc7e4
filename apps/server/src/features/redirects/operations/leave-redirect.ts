import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { wayBack } from '../rules/callbacks.ts'
import { findWayOf, markCompleted } from '../store.ts'
import { browserHashOf } from './browser.ts'
import { isMemberSignedIn } from './signed-in.ts'

/**
 * Where a customer goes who wants back to the front end, with or without having done anything: its address, or undefined
 * for a browser that is on the way from nowhere.
 */
export async function leaveRedirect(
  context: Context,
  request: CallRequest,
  siteId: string,
): Promise<string | undefined> {
  const browserHash = browserHashOf(request)
  if (!browserHash) return undefined
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const session = await findWayOf(tx, siteId, browserHash, { now, isDone: true })
    if (!session) return undefined
    if (session.completedAt === null) await markCompleted(tx, session, now)
    const isLoggedIn = await isMemberSignedIn(context, request, session)
    return wayBack(session.callbacks, { bookingId: session.bookingId, isLoggedIn })
  })
}
