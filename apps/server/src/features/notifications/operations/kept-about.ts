import type { Db } from '../../../db/database.ts'
import { findProvenEmail } from '../../members/index.ts'
import { kindsForOwners } from '../rules/for-owners.ts'
import { findMessagesTo } from '../store.ts'

/** Collects messages to a member's verified address for their data export, without those that contain codes or links. */
export async function lettersKeptAbout(db: Db, { siteId, memberId }: { siteId: string; memberId: string }) {
  const email = await findProvenEmail(db, siteId, memberId)
  const rows = email === undefined ? [] : await findMessagesTo(db, siteId, email, kindsForOwners)
  return { letters: rows.map(({ subject, body_text, created_at }) => ({ date: created_at, subject, text: body_text })) }
}
