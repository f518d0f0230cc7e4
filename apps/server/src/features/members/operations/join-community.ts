import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { changeMember } from '../steps/change-member.ts'
import { lockCurrentMember } from '../steps/lock-editable-member.ts'
import { findSettings } from '../store/settings.ts'
import { memberView } from '../view.ts'

export const joinCommunity: Operation<'joinCommunity'> = ({ actor }, context) => setPrivacy(context, actor, 'PUBLIC')

/** What they wrote stays to be seen. */
export const leaveCommunity: Operation<'leaveCommunity'> = ({ actor }, context) => setPrivacy(context, actor, 'PRIVATE')

async function setPrivacy(context: Context, actor: Actor, privacy: 'PUBLIC' | 'PRIVATE') {
  const member = await context.transaction(async (tx) => {
    const mine = await lockCurrentMember(tx, actor)
    if (mine.status !== 'APPROVED') return fail('PERMISSION_DENIED')
    if (mine.privacy === privacy) return mine
    if (privacy === 'PUBLIC' && (await findSettings(tx, actor.siteId)).candidates === 'NO_ONE') {
      return fail('COMMUNITY_JOIN_IMPOSSIBLE')
    }
    return changeMember(tx, context, mine, { privacy }, actor, privacy === 'PUBLIC' ? 'join' : 'leave')
  })
  return { member: memberView(member, 'FULL') }
}
