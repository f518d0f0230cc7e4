import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { orderStaffRows } from '../store/staff.ts'

export const orderStaff: Operation<'orderStaff'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const wanted = [...new Set(input.staffMemberIds.map((id) => id.toLowerCase()))]
    const placed = (await orderStaffRows(tx, siteId, wanted)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    const earlier = [...placed].sort((a, b) => a.before - b.before)
    const noted = { operation: 'orderStaff', entityType: 'staffMember', entityId: null, entityName: '' }
    const order = (people: readonly { name: string }[]) => ({ order: people.map(({ name }) => name) })
    await recordChange(
      tx,
      siteId,
      actor,
      { ...noted, before: order(earlier), after: order(placed) },
      context.clock.now(),
    )
    return { staffMemberIds: placed.map(({ id }) => id) }
  })
