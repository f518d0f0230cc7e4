import type { Db } from '../../src/db/database.ts'

/** What somebody was told about the ways into their account, oldest first: the change, and the whole letter. */
export async function signInMethodEmailsTo(db: Db, email: string): Promise<{ change: string; text: string }[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['subject', 'body_text'])
    .where('kind', '=', 'way-in-changed')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return rows.map(({ subject, body_text }) => ({ change: subject.replace('Studio Verde: ', ''), text: body_text }))
}
