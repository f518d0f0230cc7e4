import { isManager } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { issueEntries } from '../rules/entries.ts'
import { changeQuantity, findBalance, lockGrant } from '../store/grants.ts'
import { insertCreditTransaction } from '../store/ledger.ts'
import { balanceView } from '../view.ts'

/** Adds credits to a balance or takes some away, as an entry of its own with the reason. */
export const adjustCredits: Operation<'adjustCredits'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const reason = input.reason.trim()
    if (reason === '') return refuseBlank()
    const grant = (await lockGrant(tx, siteId, input.id)) ?? fail('CREDIT_BALANCE_NOT_FOUND')
    const before = (await findBalance(tx, siteId, grant.id)) ?? fail('CREDIT_BALANCE_NOT_FOUND')
    if (grant.remaining === null || grant.ended_at !== null || input.quantity === 0) {
      return fail('CREDIT_BALANCE_NOT_ADJUSTABLE')
    }
    if (grant.remaining + input.quantity < 0)
      return fail('CREDIT_BALANCE_TOO_LOW', { data: { remaining: grant.remaining } })
    const now = context.clock.now()
    const id = context.ids.guid()
    await insertCreditTransaction(tx, {
      siteId,
      id,
      cause: { type: 'ADJUST', id },
      entries: issueEntries(grant, input.quantity),
      reason,
      ...(isManager(actor) ? { actorName: actor.name } : {}),
      occurredAt: now,
    })
    await changeQuantity(tx, grant, input.quantity)
    const after = (await findBalance(tx, siteId, grant.id)) ?? fail('CREDIT_BALANCE_NOT_FOUND')
    const entry = { operation: 'adjustCredits', entityType: 'credits', entityId: grant.id, entityName: after.plan_name }
    const shown = balanceView(after)
    await recordChange(tx, siteId, actor, { ...entry, before: balanceView(before), after: shown }, now)
    return { balance: shown }
  })

function refuseBlank(): never {
  return refuseFields([
    { field: 'reason', violatedRule: 'MIN_LENGTH', description: 'must not be blank', data: { threshold: 1 } },
  ])
}
