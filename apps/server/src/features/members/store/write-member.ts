import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import { isDatabaseError, sqlState } from '../../../db/errors.ts'
import { withSavepoint } from '../../../db/savepoint.ts'
import { fail } from '../../../refusal.ts'

type MemberColumns = Updateable<Database['members']>

/** Inserts a member. Throws EMAIL_ALREADY_EXISTS; returns false if the slug is taken. */
export function insertMemberRow(tx: Tx, row: Insertable<Database['members']>): Promise<boolean> {
  return refusingDuplicates(tx, async () => {
    await tx.insertInto('members').values(row).execute()
  })
}

/** Updates a locked member and its event sequence. Throws EMAIL_ALREADY_EXISTS; returns false if the slug is taken. */
export function updateMemberRow(tx: Tx, siteId: string, id: string, columns: MemberColumns): Promise<boolean> {
  return refusingDuplicates(tx, async () => {
    await tx
      .updateTable('members')
      .set({ ...columns, event_sequence: sql`event_sequence + 1` })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  })
}

/** Gives a locked member a sign-in address, and waits for others who take it. Throws EMAIL_ALREADY_EXISTS. */
export async function claimLoginEmail(tx: Tx, siteId: string, id: string, email: string): Promise<void> {
  await refusingDuplicates(tx, async () => {
    await tx
      .updateTable('members')
      .set({ login_email: email })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  })
}

/** Saves the last sign-in, without an event. */
export async function updateLastLogin(tx: Tx, siteId: string, id: string, now: number): Promise<void> {
  await tx
    .updateTable('members')
    .set({ last_login_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Makes the marks of browsers void in which a member signed in before. */
export async function raiseBrowserMarks(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ browser_marks_version: sql`browser_marks_version + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Lists slugs with this prefix that others have. */
export async function findTakenSlugs(db: Db, siteId: string, slug: string, exceptId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('members')
    .select('slug')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .where(sql<boolean>`starts_with(slug, ${slug})`)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

async function refusingDuplicates(tx: Tx, write: () => Promise<void>): Promise<boolean> {
  try {
    await withSavepoint(tx, write)
    return true
  } catch (error) {
    if (!isDatabaseError(error) || error.code !== sqlState.uniqueViolation) throw error
    if (error.constraint === 'members_login_email_key') fail('EMAIL_ALREADY_EXISTS')
    if (error.constraint === 'members_slug_key') return false
    throw error
  }
}
