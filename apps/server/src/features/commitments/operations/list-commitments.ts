import { toLocalDay } from '@kalends/availability'
import type { commitments, Infer } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { readChange } from '../rules/read-change.ts'
import { findAffected } from '../steps/find-affected.ts'
import { planChange } from '../steps/planned-change.ts'
import { within, withoutWriting } from '../steps/within.ts'
import { type CommitmentRow, findUses } from '../store/find-commitments.ts'

const most = 500

/** Tries the change to see what it affects, and takes it back. */
export const listCommitments: Operation<'listCommitments'> = async ({ input, actor, request }, context) => {
  const change = readChange(input.change)
  if ('field' in change) return refuseFields([change])
  const { siteId } = actor
  const now = context.clock.now()
  return withoutWriting(context, async (tx) => {
    const planned = await planChange(tx, change, { actor, request })
    const found = await findAffected(within(context, tx), tx, siteId, planned)
    const uses = planned.takesAll
      ? await findUses(tx, siteId, planned.scope, { now, today: toLocalDay(now, 'UTC') })
      : { services: [], series: 0, blocks: 0 }
    return {
      ...uses,
      commitments: found.slice(0, most).map(view),
      total: found.length,
      bookings: found.reduce((sum, { bookings }) => sum + bookings, 0),
    }
  })
}

function view({ start, end, ...row }: CommitmentRow): Infer<typeof commitments.Commitment> {
  return { ...row, startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() }
}
