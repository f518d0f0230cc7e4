import type { InputOf } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { type RedirectResult, returnLocation } from '../rules/callbacks.ts'
import { readContinuePath } from '../rules/pages.ts'
import { getBrowserHash } from '../steps/browser.ts'
import { findCurrentSession } from '../steps/current-callbacks.ts'
import { isMemberSignedIn } from '../steps/signed-in.ts'
import { markCompleted } from '../store.ts'

const nothing = { thankYouUrl: null, hasReturn: false, continuePath: null }

/** Returns where the customer goes after booking or ordering, as the front end requested. */
export const finishRedirectSession: Operation<'finishRedirectSession'> = async ({ input, actor, request }, context) => {
  const result = readResult(input)
  const browserHash = getBrowserHash(request)
  if (!browserHash) return nothing
  const { siteId } = actor
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const session = await findCurrentSession(tx, siteId, browserHash, { now, isDone: false })
    if (!session) return nothing
    await markCompleted(tx, session, now, result)
    const { thankYouPageUrl } = session.callbacks
    const isLoggedIn = await isMemberSignedIn(context, request, session)
    const back = returnLocation(session.callbacks, { result, isLoggedIn })
    return {
      thankYouUrl: thankYouPageUrl ? (back ?? null) : null,
      hasReturn: back !== undefined,
      continuePath: readContinuePath(session.target),
    }
  })
}

function readResult({ bookingId, planOrderId, orderId }: InputOf<'finishRedirectSession'>): RedirectResult {
  const given: RedirectResult[] = [
    ...(bookingId === undefined ? [] : [{ bookingId }]),
    ...(planOrderId === undefined ? [] : [{ planOrderId }]),
    ...(orderId === undefined ? [] : [{ orderId }]),
  ]
  const [result] = given
  if (result && given.length === 1) return result
  const description = 'must be given, or planOrderId or orderId, and only one of them'
  return refuseFields([{ field: 'bookingId', description, violatedRule: 'REQUIRED_FIELD', data: {} }])
}
