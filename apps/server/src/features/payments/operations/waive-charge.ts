import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { readAmount } from '../steps/read-amount.ts'
import { waiveCharge as waive } from '../steps/waive-charge.ts'
import { findCharge } from '../store/charges.ts'
import { chargeView } from '../view/charge.ts'

export const waiveCharge: Operation<'waiveCharge'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const charge = (await findCharge(tx, siteId, input.chargeId)) ?? fail('CHARGE_NOT_FOUND')
    const waived = await waive(context, tx, {
      siteId,
      chargeId: charge.id,
      amountMinor: input.amount === undefined ? undefined : readAmount(input.amount, charge.currency),
      reason: input.reason,
      recordedBy: actor,
      isAlone: true,
    })
    return { charge: chargeView(waived) }
  })
