import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { returnLocation } from '../rules/callbacks.ts'
import { markCompleted } from '../store.ts'
import { getBrowserHash } from './browser.ts'
import { findCurrentSession } from './current-callbacks.ts'
import { isMemberSignedIn } from './signed-in.ts'

/** Returns the front end's address for a customer who leaves; undefined if the browser has no redirect session. */
export async function leaveRedirect(
  context: Context,
  request: CallRequest,
  siteId: string,
): Promise<string | undefined> {
  const browserHash = getBrowserHash(request)
  if (!browserHash) return undefined
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const session = await findCurrentSession(tx, siteId, browserHash, { now, isDone: true })
    if (!session) return undefined
    if (session.completedAt === null) await markCompleted(tx, session, now)
    const isLoggedIn = await isMemberSignedIn(context, request, session)
    return returnLocation(session.callbacks, { result: session.result, isLoggedIn })
  })
}
