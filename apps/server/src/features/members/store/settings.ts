import type { Selectable } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'

type SettingValues = {
  default_privacy: 'PUBLIC' | 'PRIVATE'
  visible_to: 'ALL' | 'MEMBERS'
  candidates: 'ANYONE' | 'NO_ONE'
}

/** Default privacy, who sees public members, and who may be public. */
export type MemberSettings = Pick<Selectable<Database['member_settings']>, 'default_revision' | 'revision'> &
  SettingValues & { updated_at: string | null }

/** Defaults. */
const unset: MemberSettings = {
  default_privacy: 'PRIVATE',
  default_revision: 1,
  visible_to: 'ALL',
  candidates: 'ANYONE',
  revision: 1,
  updated_at: null,
}

export async function findSettings(db: Db, siteId: string): Promise<MemberSettings> {
  const row = await db.selectFrom('member_settings').selectAll().where('site_id', '=', siteId).executeTakeFirst()
  return row ? (row as unknown as MemberSettings) : unset
}

/** Locks the settings. */
export async function lockSettings(tx: Tx, siteId: string, now: number): Promise<MemberSettings> {
  await tx
    .insertInto('member_settings')
    .values({ site_id: siteId, updated_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = tx.selectFrom('member_settings').selectAll().where('site_id', '=', siteId).forUpdate()
  return (await row.executeTakeFirstOrThrow()) as unknown as MemberSettings
}

export async function updateSettings(
  tx: Tx,
  siteId: string,
  changed: Partial<Omit<MemberSettings, 'updated_at'>>,
  now: number,
): Promise<MemberSettings> {
  const row = tx
    .updateTable('member_settings')
    .set({ ...changed, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .returningAll()
  return (await row.executeTakeFirstOrThrow()) as unknown as MemberSettings
}
