import type { Insertable, Selectable } from 'kysely'
import type { Database, Db } from '../../../db/database.ts'

/** The mail server that was set up in the dashboard; the password is encrypted. */
export type MailServerRow = Selectable<Database['mail_server']>

export function findMailServer(db: Db): Promise<MailServerRow | undefined> {
  return db.selectFrom('mail_server').selectAll().executeTakeFirst()
}

export async function hasMailServer(db: Db): Promise<boolean> {
  return (await db.selectFrom('mail_server').select('id').executeTakeFirst()) !== undefined
}

export async function saveMailServer(db: Db, row: Omit<Insertable<Database['mail_server']>, 'id'>): Promise<void> {
  await db
    .insertInto('mail_server')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteMailServer(db: Db): Promise<void> {
  await db.deleteFrom('mail_server').execute()
}
