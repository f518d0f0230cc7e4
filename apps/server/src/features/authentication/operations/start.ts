import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockMember, memberLanguage } from '../../members/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { stateMs } from '../rules/lifetimes.ts'
import { sendCode } from '../steps/send-code.ts'
import { insertState } from '../store/states.ts'

/** Emails a verification code to a member. The returned state cannot be used to sign in. */
export const start: Operation<'start'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const member = (await lockMember(tx, siteId, input.identityId?.toLowerCase() ?? '')) ?? fail('NOT_FOUND')
    const now = context.clock.now()
    const id = context.ids.guid()
    const { hash } = newSiteSecret(siteId)
    const state = { siteId, id, memberId: member.id, kind: 'VERIFICATION' as const, returnUrl: null, hash }
    await insertState(tx, { ...state, expiresAt: now + stateMs }, now)
    await sendCode(tx, context, { member, stateId: id, language: memberLanguage(member) })
    return { verificationId: id }
  })
