import { applyMask, readMask } from '@kalends/contract'
import { toChangeActor } from '../../../actor.ts'
import { announce } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { noteChange } from '../../audit/index.ts'
import { findSignOnPolicy, saveSignOnPolicy } from '../store/policies.ts'
import { policyFqdn, signOnPolicyView } from '../view.ts'
import { loadSignUpRules, type SignUpRules, unsetRules } from './load-policy.ts'

const shortest = 4

/** Changes the sign-up policy. Existing members are not affected. */
export const updateSignOnPolicy: Operation<'updateSignOnPolicy'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const before = await loadSignUpRules(tx, siteId)
    const { id: _, revision: __, createdDate: ___, updatedDate: ____, ...sent } = input.signOnPolicy
    const wanted = completed(
      applyMask<Partial<SignUpRules>>(before, sent as Partial<SignUpRules>, readMask(input.fieldMask)),
    )
    const now = context.clock.now()
    await saveSignOnPolicy(tx, { siteId, newId: context.ids.guid() }, wanted, now)
    const row = await findSignOnPolicy(tx, siteId)
    if (!row) throw new Error('The policy was not stored')
    const signOnPolicy = signOnPolicyView(row)
    await announce(tx, {
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
    await noteChange(tx, siteId, actor, { ...noted, before, after: wanted }, now)
    return { signOnPolicy }
  })

/** Resets cleared settings to their defaults. */
function completed(wanted: Partial<SignUpRules>): SignUpRules {
  const minimumPasswordLength = wanted.minimumPasswordLength ?? unsetRules.minimumPasswordLength
  if (minimumPasswordLength < shortest) {
    const fault = { description: `must not be less than ${shortest}`, violatedRule: 'MIN' as const }
    return refuseFields([{ field: 'signOnPolicy.minimumPasswordLength', ...fault, data: { threshold: shortest } }])
  }
  return {
    requireOwnerApproval: wanted.requireOwnerApproval ?? unsetRules.requireOwnerApproval,
    requireEmailVerification: wanted.requireEmailVerification ?? unsetRules.requireEmailVerification,
    hidesUnknownEmails: wanted.hidesUnknownEmails ?? unsetRules.hidesUnknownEmails,
    minimumPasswordLength,
  }
}
