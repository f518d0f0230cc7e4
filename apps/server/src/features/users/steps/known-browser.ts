import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { isKnownBrowser, markKnownBrowser } from '../../../security/known-browser.ts'
import { staffBrowser } from '../rules/session.ts'
import { findBrowserMarks } from '../store/users.ts'

type Account = { id: string; browserMarks: number }

/**
 * Returns the id of the account if the person signed in with this browser before, and neither password nor sessions ended
 * since.
 */
export async function findKnownAccountId(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  account: Account | undefined,
): Promise<string | undefined> {
  if (!account) return undefined
  const marked = { account: account.id, version: account.browserMarks }
  return (await isKnownBrowser(context, request, staffBrowser, marked)) ? account.id : undefined
}

/** Marks the browser as one the person signed in with. */
export async function markStaffBrowser(
  context: Context,
  request: Pick<CallRequest, 'setCookie'>,
  userId: string,
  db: Db = context.db,
): Promise<void> {
  const version = await findBrowserMarks(db, userId)
  await markKnownBrowser(context, request, staffBrowser, { account: userId, version })
}
