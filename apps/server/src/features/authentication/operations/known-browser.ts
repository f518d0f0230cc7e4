import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { isMac, macOf } from '../../../security/encryption.ts'
import { knownBrowserMs } from '../rules/lives.ts'

/** A name of its own: a person may be staff and a member in one browser. */
const knownBrowserCookie = 'kalends_member_device'

type Who = { siteId: string; memberId: string }

/** Marks the browser as one the member signed in with. It opens nothing: what others do only does not count for it. */
export async function markKnownBrowser(
  context: Context,
  request: Pick<CallRequest, 'setCookie'>,
  who: Who,
): Promise<void> {
  const mark = await macOf(context, 'member-device', textOf(who))
  request.setCookie(knownBrowserCookie, mark, { maxAgeSeconds: knownBrowserMs / 1000 })
}

/** Returns true in a browser the member signed in with before. */
export async function isKnownBrowser(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  who: Who,
): Promise<boolean> {
  const sent = request.cookie(knownBrowserCookie)
  return sent !== undefined && isMac(context, 'member-device', textOf(who), sent)
}

function textOf({ siteId, memberId }: Who): string {
  return `${siteId}\n${memberId}`
}
