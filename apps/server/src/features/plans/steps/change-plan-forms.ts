import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { FormChange } from '../../forms/index.ts'
import { changeFormOfPlans, lockPlans } from '../store/plans.ts'
import { announcePlans } from './announce-plan.ts'

/** Takes a deleted form off its plans, and returns it to them when it is restored. Returns the ids of changed plans. */
export async function changePlanForms(
  _: Context,
  tx: Tx,
  { siteId, from, to, only, actor, now }: FormChange,
): Promise<string[]> {
  await lockPlans(tx, siteId)
  const rows = await changeFormOfPlans(tx, siteId, { from: from ?? null, to: to ?? null, only }, now)
  await announcePlans(tx, actor, rows, ['updated'], now)
  return rows.map(({ id }) => id)
}
