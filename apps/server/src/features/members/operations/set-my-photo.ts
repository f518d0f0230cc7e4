import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import {
  dropMemberPictures,
  removePictures,
  saveMemberPicture,
  storeMemberPicture,
  type TakenPicture,
} from '../../media/index.ts'
import { changeMember } from '../steps/change-member.ts'
import { lockCurrentMember } from '../steps/lock-editable-member.ts'
import { requireMemberId } from '../steps/viewer.ts'
import { memberView } from '../view.ts'

/** Deletes the previous photo; the media library is not affected. */
export const setMyPhoto: Operation<'setMyPhoto'> = async ({ input: { content }, actor, request }, context) => {
  const { siteId } = actor
  const who = { siteId, memberId: requireMemberId(actor) }
  const photo = await storeMemberPicture(context, who, { content, address: request.address })
  const { member, removed } = await savePhoto(context, actor, who, photo).catch(async (error) => {
    await removePictures(context, siteId, [photo.id])
    throw error
  })
  await removePictures(context, siteId, removed)
  return { member: memberView(member, 'FULL') }
}

export const deleteMyPhoto: Operation<'deleteMyPhoto'> = async ({ actor }, context) => {
  const { member, removed } = await context.transaction(async (tx) => {
    const mine = await lockCurrentMember(tx, actor)
    const removed = await dropMemberPictures(tx, { siteId: actor.siteId, memberId: mine.id })
    return { member: await changeMember(tx, context, mine, { photo: null }, actor), removed }
  })
  await removePictures(context, actor.siteId, removed)
  return { member: memberView(member, 'FULL') }
}

function savePhoto(context: Context, actor: Actor, who: { siteId: string; memberId: string }, taken: TakenPicture) {
  return context.transaction(async (tx) => {
    const mine = await lockCurrentMember(tx, actor)
    const removed = await dropMemberPictures(tx, who)
    const photo = await saveMemberPicture(tx, context, who, taken)
    return { member: await changeMember(tx, context, mine, { photo }, actor), removed }
  })
}
