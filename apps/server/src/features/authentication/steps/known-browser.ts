import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { isKnownBrowser, markKnownBrowser } from '../../../security/known-browser.ts'
import { findBrowserMarks } from '../../members/index.ts'
import { memberBrowser } from '../rules/known-browser.ts'

type Who = { siteId: string; memberId: string }

const findMarked = async (db: Db, { siteId, memberId }: Who) => ({
  account: `${siteId}\n${memberId}`,
  version: await findBrowserMarks(db, siteId, memberId),
})

/** Returns true if the member signed in with this browser before, and neither password nor sign-ins ended since. */
export async function isKnownMemberBrowser(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  who: Who,
): Promise<boolean> {
  return isKnownBrowser(context, request, memberBrowser, await findMarked(context.db, who))
}

/** Marks the browser as one the member signed in with. */
export async function markMemberBrowser(
  context: Context,
  request: Pick<CallRequest, 'setCookie'>,
  who: Who,
  db: Db = context.db,
): Promise<void> {
  await markKnownBrowser(context, request, memberBrowser, await findMarked(db, who))
}

/** Carries out a change that makes marks of browsers void, except that of this browser if the member is known in it. */
export async function withMarkRenewed<T>(
  context: Context,
  request: Pick<CallRequest, 'cookie' | 'setCookie'>,
  who: Who,
  change: () => Promise<T>,
): Promise<T> {
  const isKnown = await isKnownMemberBrowser(context, request, who)
  const changed = await change()
  if (isKnown) await markMemberBrowser(context, request, who)
  return changed
}
