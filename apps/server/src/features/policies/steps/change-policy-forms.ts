import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { FormChange } from '../../forms/index.ts'
import { type OwnPolicyRow, selectPolicies, updatePolicy } from '../store/policies.ts'
import { announcePolicy, updated } from './announce-policy.ts'

/**
 * Disables the intake form of policies when the form is deleted, and enables it when the form is restored. A policy
 * stores which form it had.
 */
export async function changePolicyForms(
  _: Context,
  tx: Tx,
  { siteId, from, to, only, actor, now }: FormChange,
): Promise<string[]> {
  const requested = to === undefined
  const formId = requested ? from : to
  const rows = (await selectPolicies(tx, siteId).forUpdate().execute()) as OwnPolicyRow[]
  const touched = rows.filter(
    ({ id, rules: { intakeFormPolicy: intake } }) =>
      intake?.formId === formId && Boolean(intake?.enabled) === requested && (!only || only.includes(id)),
  )
  for (const { id, rules } of touched) {
    const intakeFormPolicy = { ...rules.intakeFormPolicy, enabled: !requested }
    const row = await updatePolicy(tx, siteId, id, { rules: { ...rules, intakeFormPolicy }, events: 1 }, now)
    await announcePolicy(tx, actor, row, [updated(row)], now)
  }
  return touched.map(({ id }) => id)
}
