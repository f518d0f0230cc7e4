import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { changeMember } from '../steps/change-member.ts'
import { lockEditableMember } from '../steps/lock-editable-member.ts'
import { memberView } from '../view.ts'

export const muteMember: Operation<'muteMember'> = ({ input, actor }, context) =>
  setActivity(context, actor, input.id, 'MUTED')

export const unmuteMember: Operation<'unmuteMember'> = ({ input, actor }, context) =>
  setActivity(context, actor, input.id, 'ACTIVE')

async function setActivity(context: Context, actor: Actor, id: string, activity: 'ACTIVE' | 'MUTED') {
  const member = await context.transaction(async (tx) => {
    const open = await lockEditableMember(tx, actor, id)
    if (open.activity === activity) return open
    return changeMember(tx, context, open, { activity }, actor, activity === 'MUTED' ? 'mute' : 'unmute')
  })
  return { member: memberView(member, 'FULL') }
}
