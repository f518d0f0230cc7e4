import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findMember, memberName } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { findMailedSignInMember } from '../store/mailed-sign-ins.ts'

/** Names the account an emailed link signs in to. Uses nothing up: mail scanners open links too. */
export const getMailedSignIn: Operation<'getMailedSignIn'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const key = readSiteSecret(input.linkToken.trim())
  if (key?.siteId !== siteId) return fail('NOT_FOUND')
  const memberId = (await findMailedSignInMember(db, key, clock.now())) ?? fail('NOT_FOUND')
  const member = (await findMember(db, siteId, memberId)) ?? fail('NOT_FOUND')
  return { account: { name: memberName(member) || null, email: member.login_email } }
}
