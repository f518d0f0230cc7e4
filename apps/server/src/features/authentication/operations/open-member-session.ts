import { customerOf } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { startMemberFamily, tokensOf } from '../../identity/index.ts'
import { keepApproved } from '../../members/index.ts'
import { newSiteSecret, readSiteSecret } from '../../sites/index.ts'
import { sessionMs } from '../rules/lives.ts'
import { deleteMemberSession, findMemberSessionRow, insertMemberSession } from '../store/member-sessions.ts'
import { memberCookie, takeSessionToken } from './member-cookie.ts'

/** Keeps this browser signed in: its cookie, in the place of the one it had, and the member's tokens. */
export const openMemberSession: Operation<'openMemberSession'> = async ({ input, actor, request }, context) => {
  const caller = customerOf(actor) ?? fail('PERMISSION_DENIED')
  const { siteId } = actor
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(siteId)
  const earlier = readSiteSecret(request.cookie(memberCookie) ?? '')
  const { memberId, started } = await context.transaction(async (tx) => {
    const taken = (await takeSessionToken(tx, siteId, input.sessionToken, now)) ?? fail('INVALID_TOKEN')
    const { memberId, visitorId } = taken
    if (!(await keepApproved(tx, siteId, memberId))) fail('INVALID_TOKEN')
    const replaced = earlier?.siteId === siteId ? await findMemberSessionRow(tx, earlier, now) : undefined
    if (replaced) await deleteMemberSession(tx, replaced)
    const id = context.ids.guid()
    const from = { userAgent: request.userAgent, address: request.address, expiresAt: now + sessionMs }
    await insertMemberSession(tx, { siteId, id, memberId, visitorId, hash, ...from }, now)
    const grant = { siteId, clientId: caller.clientId, memberId, visitorId, memberSessionId: id, hasRefreshToken: true }
    return { memberId, started: await startMemberFamily(tx, context, grant) }
  })
  request.setCookie(memberCookie, text, { maxAgeSeconds: sessionMs / 1000 })
  const { refresh_token, ...tokens } = await tokensOf(context, started)
  return { memberId, ...tokens, refresh_token: refresh_token ?? '' }
}
