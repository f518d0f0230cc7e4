import type { credits, Infer } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { findMember } from '../../members/index.ts'
import { listHistory } from '../store/ledger.ts'
import { entryView } from '../view.ts'

/** More changes than anyone's credits have. */
const most = 100_000

/** Returns how the credits of a member changed, latest first. */
export async function exportCredits(
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<{ credits: Infer<typeof credits.CreditHistoryEntry>[] }> {
  const contactId = (await findMember(db, siteId, memberId))?.contact?.id
  if (contactId === undefined) return { credits: [] }
  const { rows } = await listHistory(db, { siteId, contactId }, { limit: most, offset: 0 })
  return { credits: rows.map(entryView) }
}
