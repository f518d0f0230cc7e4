import type { Db, Tx } from '../../../db/database.ts'
import type { FamilyToken } from '../rules/refresh-family.ts'

type NewToken = { siteId: string; id: string; familyId: string; parentId: string | null; hash: Buffer }

export async function insertRefreshToken(db: Db, token: NewToken, now: number): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      site_id: token.siteId,
      id: token.id,
      family_id: token.familyId,
      parent_id: token.parentId,
      secret_hash: token.hash,
      created_at: new Date(now),
    })
    .execute()
}

/** Finds a token with its parent, siblings and children, oldest first. */
export async function findKin(
  tx: Tx,
  siteId: string,
  hash: Buffer,
): Promise<{ presented: FamilyToken; related: FamilyToken[] } | undefined> {
  const rows = await tx
    .selectFrom('refresh_tokens as related')
    .innerJoin('refresh_tokens as presented', (join) =>
      join.onRef('presented.site_id', '=', 'related.site_id').onRef('presented.family_id', '=', 'related.family_id'),
    )
    .select([
      'related.id',
      'related.parent_id',
      'related.first_used_at',
      'related.superseded_at',
      'presented.id as presentedId',
    ])
    .where('presented.site_id', '=', siteId)
    .where('presented.secret_hash', '=', hash)
    .where((eb) =>
      eb.or([
        eb('related.id', '=', eb.ref('presented.id')),
        eb('related.id', '=', eb.ref('presented.parent_id')),
        eb('related.parent_id', '=', eb.ref('presented.parent_id')),
        eb('related.parent_id', '=', eb.ref('presented.id')),
      ]),
    )
    .orderBy('related.created_at')
    .orderBy('related.id')
    .execute()
  const related = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    wasUsed: row.first_used_at !== null,
    isSuperseded: row.superseded_at !== null,
  }))
  const presented = related.find(({ id }) => id === rows[0]?.presentedId)
  return presented && { presented, related }
}

export async function markTokenUsed(tx: Tx, siteId: string, id: string, now: number): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ first_used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

export async function supersedeTokens(tx: Tx, siteId: string, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('refresh_tokens')
    .set({ superseded_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function deleteTokens(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('refresh_tokens')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
}
