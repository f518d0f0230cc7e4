import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publicAddress } from '../../sites/index.ts'
import { userInfoView } from '../view.ts'

/** Returns the calling member's claims. Source: OpenID Connect Core 1.0 §5.3. */
export const userInfo: Operation<'userInfo'> = async ({ actor }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId } = actor
  const claims =
    (await context.ports.identity.findMemberClaims(context.db, siteId, memberId)) ?? fail('PERMISSION_DENIED')
  if (!claims.picture) return userInfoView(memberId, claims)
  // Uploads have relative addresses; a front end needs absolute ones.
  const picture = new URL(claims.picture, await publicAddress(context, siteId)).href
  return userInfoView(memberId, { ...claims, picture })
}
