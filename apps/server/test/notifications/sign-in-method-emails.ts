import type { Db } from '../../src/db/database.ts'

/** Emails about a person's sign-in methods, oldest first: the change, and the whole email. */
export async function signInMethodEmailsTo(db: Db, email: string): Promise<{ change: string; text: string }[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['subject', 'body_text'])
    .where('kind', '=', 'sign-in-method-changed')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return rows.map(({ subject, body_text }) => ({ change: subject.replace('Studio Verde: ', ''), text: body_text }))
}
