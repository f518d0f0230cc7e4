import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { findTokenSubject } from '../../identity/index.ts'
import type { BrowserIdentity } from '../rules/identity-change.ts'

/** Cookie of the pages with the tokens they act with, as apps/web/src/lib/visitor.ts writes it: `site|access|refresh|…`. */
export const visitorCookie = 'kalends_visitor'

/** Finds whom our pages act as in this browser: whoever its tokens name, else the member who is signed in. */
export async function findBrowserIdentity(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  siteId: string,
): Promise<BrowserIdentity> {
  const [site, accessToken = '', refreshToken = ''] = (request.cookie(visitorCookie) ?? '').split('|')
  const hasTokens = site === siteId && accessToken !== '' && refreshToken !== ''
  const subject = hasTokens ? await findTokenSubject(context, siteId, { accessToken, refreshToken }) : undefined
  if (subject?.role === 'member') return { type: 'MEMBER', id: subject.subjectId }
  const session = await context.ports.identity.findMemberSession(context, request, siteId)
  if (session) return { type: 'MEMBER', id: session.memberId }
  if (subject) return { type: 'VISITOR', id: subject.subjectId }
  return { type: hasTokens ? 'UNKNOWN' : 'NOBODY' }
}
