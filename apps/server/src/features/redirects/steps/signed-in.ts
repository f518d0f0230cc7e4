import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { isLiveFamily } from '../../identity/index.ts'
import type { RedirectSession } from '../store.ts'

/**
 * Returns true if a member is signed in when the customer returns to the front end: in this browser, or as the member
 * whose token created the session, until they sign out on the hosted pages or anywhere else.
 */
export async function isMemberSignedIn(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  { siteId, familyId, hostedFamilyId }: RedirectSession,
): Promise<boolean> {
  if (await context.ports.identity.findMemberSession(context, request, siteId)) return true
  const tokens = hostedFamilyId ?? familyId
  return tokens !== null && (await isLiveFamily(context.db, { siteId, familyId: tokens }))
}
