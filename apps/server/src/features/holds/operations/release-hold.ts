import { actsForBusiness } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { holdAccess } from '../steps/hold-owner.ts'
import { dropHold } from '../steps/settle-hold.ts'
import { lockHoldRow } from '../store.ts'

export const releaseHold: Operation<'releaseHold'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const hold = await lockHoldRow(tx, actor.siteId, input.holdId, holdAccess(actor))
    if (!hold) return fail('HOLD_NOT_FOUND')
    // The customer leaves the form for the card page: what they pay for stays theirs until the provider has answered.
    if (hold.own_expires_at !== null && !actsForBusiness(actor)) return {}
    await dropHold(tx, hold, context.clock.now())
    return {}
  })
