import { getCustomer } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { memberTokenPair, startMemberFamily } from '../../identity/index.ts'
import { consumeSessionToken } from '../steps/member-cookie.ts'
import { insertActorSession } from '../steps/start-member-session.ts'

/** Exchanges a session token for a session cookie, replacing the browser's previous one, and tokens. */
export const openMemberSession: Operation<'openMemberSession'> = async ({ input, actor, request }, context) => {
  const caller = getCustomer(actor) ?? fail('PERMISSION_DENIED')
  const { siteId } = actor
  const { memberId, started } = await context.transaction(async (tx) => {
    const now = context.clock.now()
    const { memberId, visitorId, issuedByKeyId } =
      (await consumeSessionToken(tx, siteId, input.sessionToken, now)) ?? fail('INVALID_TOKEN')
    const memberSessionId =
      (await insertActorSession(tx, context, request, { siteId, memberId, visitorId, issuedByKeyId })) ??
      fail('INVALID_TOKEN')
    const grant = { siteId, clientId: caller.clientId, memberId, visitorId, memberSessionId, hasRefreshToken: true }
    return { memberId, started: await startMemberFamily(tx, context, grant) }
  })
  const { refresh_token, ...tokens } = await memberTokenPair(context, started)
  return { memberId, ...tokens, refresh_token: refresh_token ?? '' }
}
