import type { Operation } from '../../../operation.ts'
import { listPages } from '../rules/callbacks.ts'
import { getBrowserHash } from '../steps/browser.ts'
import { findCurrentSession } from '../steps/current-callbacks.ts'

export const getRedirectPages: Operation<'getRedirectPages'> = async ({ actor, request }, { db, clock }) => {
  const browserHash = getBrowserHash(request)
  const search = { now: clock.now(), isDone: false }
  const session = browserHash && (await findCurrentSession(db, actor.siteId, browserHash, search))
  return session ? listPages(session) : { serviceListUrl: null, planListUrl: null, cartUrl: null }
}
