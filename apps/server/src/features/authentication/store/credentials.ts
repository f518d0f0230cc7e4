import { sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'

/** A member's credentials. */
export type Credentials = {
  passwordHash: string | null
  revision: number
  createdDate: string
  updatedDate: string
}

/** Finds a member's credentials; undefined if they have none. */
export async function findCredentials(db: Db, siteId: string, memberId: string): Promise<Credentials | undefined> {
  const row = await db
    .selectFrom('member_credentials')
    .select(['password_hash', 'revision', 'created_at', 'updated_at'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return (
    row && {
      passwordHash: row.password_hash,
      revision: Number(row.revision),
      createdDate: row.created_at,
      updatedDate: row.updated_at,
    }
  )
}

type CredentialChanges = {
  /** Left out: as it was. Null: none. */
  passwordHash?: string | null
  clientMetaData?: object | null
}

/** Inserts or updates the sent fields. */
export async function saveCredentials(
  tx: Tx,
  { siteId, memberId }: { siteId: string; memberId: string },
  { passwordHash, clientMetaData }: CredentialChanges,
  now: number,
): Promise<void> {
  const at = new Date(now)
  const password = passwordHash === undefined ? {} : { password_hash: passwordHash, password_set_at: at }
  const metaData = clientMetaData ? { client_meta_data: jsonb(clientMetaData) } : {}
  await tx
    .insertInto('member_credentials')
    .values({ site_id: siteId, member_id: memberId, ...password, ...metaData, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'member_id']).doUpdateSet({
        ...password,
        ...metaData,
        updated_at: at,
        revision: sql<number>`member_credentials.revision + 1`,
      }),
    )
    .execute()
}

export async function deleteCredentials(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('member_credentials').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
