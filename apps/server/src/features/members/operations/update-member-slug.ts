import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { readSlug } from '../../../db/slug.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { changeMember } from '../steps/change-member.ts'
import { lockCurrentMember, lockEditableMember } from '../steps/lock-editable-member.ts'
import type { Member } from '../store/members.ts'
import { memberView } from '../view.ts'

export const updateMemberSlug: Operation<'updateMemberSlug'> = ({ input, actor }, context) =>
  rename(context, actor, input.slug, (tx) => lockEditableMember(tx, actor, input.id))

export const updateCurrentMemberSlug: Operation<'updateCurrentMemberSlug'> = ({ input, actor }, context) =>
  rename(context, actor, input.slug, (tx) => lockCurrentMember(tx, actor))

/** The previous slug is free at once. */
async function rename(context: Context, actor: Actor, typed: string, open: (tx: Tx) => Promise<Member>) {
  const member = await context.transaction(async (tx) => {
    const opened = await open(tx)
    const slug = readSlug(typed, 255) ?? refuseFields([slugViolation])
    return slug === opened.slug ? opened : changeMember(tx, context, opened, { slug }, actor)
  })
  return { member: memberView(member, 'FULL') }
}

const slugViolation = {
  field: 'slug',
  description: 'must consist of letters, digits, hyphens and underscores, without a hyphen at either end',
  violatedRule: 'FORMAT',
  data: {},
} as const
