import type { FormUser } from '../../forms/index.ts'
import { type OwnPolicyRow, selectPolicies, updatePolicy } from '../store/policies.ts'
import { announcePolicy, updated } from './announce-policy.ts'

/**
 * Policies name an intake form. When it is deleted they ask for none, and remember which it was; when it comes back they
 * ask for it again.
 */
export const policiesForms: FormUser = {
  name: 'policies',
  moveForm: async (_, tx, { siteId, from, to, only, actor, now }) => {
    const asked = to === undefined
    const formId = asked ? from : to
    const rows = (await selectPolicies(tx, siteId).forUpdate().execute()) as OwnPolicyRow[]
    const touched = rows.filter(
      ({ id, rules: { intakeFormPolicy: intake } }) =>
        intake?.formId === formId && Boolean(intake?.enabled) === asked && (!only || only.includes(id)),
    )
    for (const { id, rules } of touched) {
      const intakeFormPolicy = { ...rules.intakeFormPolicy, enabled: !asked }
      const row = await updatePolicy(tx, siteId, id, { rules: { ...rules, intakeFormPolicy }, events: 1 }, now)
      await announcePolicy(tx, actor, row, [updated(row)], now)
    }
    return touched.map(({ id }) => id)
  },
}
