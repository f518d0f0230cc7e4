import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { userInfoView } from '../view.ts'
import { signIn } from './neighbours.ts'

/** What is known of the member who calls. Source: OpenID Connect Core 1.0 §5.3. */
export const userInfo: Operation<'userInfo'> = async ({ actor }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const claims = await signIn.claimsOf(context.db, actor.siteId, actor.memberId)
  return userInfoView(actor.memberId, claims ?? fail('PERMISSION_DENIED'))
}
