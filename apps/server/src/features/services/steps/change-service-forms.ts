import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { FormChange } from '../../forms/index.ts'
import { changeReference } from '../store/change-reference.ts'
import { publishUpdated } from './tell-updated.ts'

/**
 * Changes the form of services when theirs is deleted or restored. Each change writes the service and publishes its
 * update, except for services in the trash.
 */
export async function changeServiceForms(
  context: Context,
  tx: Tx,
  { siteId, from, to, only, actor, now }: FormChange,
): Promise<string[]> {
  if (!from || !to) return []
  const ids = await changeReference(tx, siteId, 'form_id', { from, to, only }, now)
  await publishUpdated(context, tx, actor, ids)
  return ids
}
