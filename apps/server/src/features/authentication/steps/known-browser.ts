import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { isMac, macOf } from '../../../security/encryption.ts'
import { knownBrowserMs } from '../rules/lifetimes.ts'

/** Differs from the staff cookie: a person may be staff and a member in one browser. */
const knownBrowserCookie = 'kalends_member_device'

type Who = { siteId: string; memberId: string }

/** Marks the browser as one the member signed in with. It grants no access; it only has rate limits of its own. */
export async function markKnownBrowser(
  context: Context,
  request: Pick<CallRequest, 'setCookie'>,
  who: Who,
): Promise<void> {
  const mark = await macOf(context, 'member-device', browserSubject(who))
  request.setCookie(knownBrowserCookie, mark, { maxAgeSeconds: knownBrowserMs / 1000 })
}

/** Returns true if the member signed in with this browser before. */
export async function isKnownBrowser(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  who: Who,
): Promise<boolean> {
  const sent = request.cookie(knownBrowserCookie)
  return sent !== undefined && isMac(context, 'member-device', browserSubject(who), sent)
}

function browserSubject({ siteId, memberId }: Who): string {
  return `${siteId}\n${memberId}`
}
