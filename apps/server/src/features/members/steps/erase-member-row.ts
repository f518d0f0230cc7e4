import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { eraseMember } from '../store/trash.ts'
import { recordAction } from './write-member.ts'

/** Erases a locked member for good; only a note of the erasure remains in their history. */
export async function eraseMemberRow(
  tx: Tx,
  context: Context,
  { siteId, id }: { siteId: string; id: string },
): Promise<void> {
  await eraseMember(tx, { siteId, id }, context.clock.now())
  await recordAction(tx, context, { site_id: siteId, id }, { actor: undefined, action: 'erase', changes: [] })
}
