import { applyMask, readMask } from '@kalends/contract'
import { toChangeActor } from '../../../actor.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { defaultRules, loadSignUpRules, type SignUpRules } from '../steps/load-sign-up-rules.ts'
import { findSignOnPolicy, saveSignOnPolicy } from '../store/policies.ts'
import { policyFqdn, signOnPolicyView } from '../view.ts'

const minPasswordLength = 4

/** Changes the sign-up policy. Existing members are not affected. */
export const updateSignOnPolicy: Operation<'updateSignOnPolicy'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const before = await loadSignUpRules(tx, siteId)
    const { id: _, revision: __, createdDate: ___, updatedDate: ____, ...sent } = input.signOnPolicy
    const requested = completePolicy(
      applyMask<Partial<SignUpRules>>(before, sent as Partial<SignUpRules>, readMask(input.fieldMask)),
    )
    const now = context.clock.now()
    await saveSignOnPolicy(tx, { siteId, newId: context.ids.guid() }, requested, now)
    const row = await findSignOnPolicy(tx, siteId)
    if (!row) throw new Error('The policy was not stored')
    const signOnPolicy = signOnPolicyView(row)
    await publishEvent(tx, {
      siteId,
      entityFqdn: policyFqdn,
      entityId: row.id,
      sequence: row.eventSequence,
      slug: 'updated',
      occurredAt: now,
      actor: toChangeActor(actor),
      payload: { updatedEvent: { currentEntity: signOnPolicy } },
    })
    const noted = { operation: 'updateSignOnPolicy', entityType: 'signOnPolicy', entityId: row.id, entityName: '' }
    await recordChange(tx, siteId, actor, { ...noted, before, after: requested }, now)
    return { signOnPolicy }
  })

/** Completes the policy; cleared fields return to their defaults. */
function completePolicy(requested: Partial<SignUpRules>): SignUpRules {
  const minimumPasswordLength = requested.minimumPasswordLength ?? defaultRules.minimumPasswordLength
  if (minimumPasswordLength < minPasswordLength) {
    const fault = { description: `must not be less than ${minPasswordLength}`, violatedRule: 'MIN' as const }
    return refuseFields([
      { field: 'signOnPolicy.minimumPasswordLength', ...fault, data: { threshold: minPasswordLength } },
    ])
  }
  return {
    requireOwnerApproval: requested.requireOwnerApproval ?? defaultRules.requireOwnerApproval,
    requireEmailVerification: requested.requireEmailVerification ?? defaultRules.requireEmailVerification,
    hidesUnknownEmails: requested.hidesUnknownEmails ?? defaultRules.hidesUnknownEmails,
    minimumPasswordLength,
  }
}
