import { type Db, instant, type Tx } from '../../../db/database.ts'

type Device = { siteId: string; hash: Buffer; memberId: string }

/** Inserts a remembered device. */
export async function insertDevice(tx: Tx, device: Device, expiresAt: number, now: number): Promise<void> {
  await tx
    .insertInto('remembered_devices')
    .values({
      site_id: device.siteId,
      secret_hash: device.hash,
      member_id: device.memberId,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute()
}

export async function isRemembered(db: Db, { siteId, hash, memberId }: Device, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('remembered_devices')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the remembered browsers of a member. */
export async function deleteDevices(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('remembered_devices').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

export async function deleteExpiredDevices(db: Db, now: number): Promise<void> {
  await db.deleteFrom('remembered_devices').where('expires_at', '<=', instant(now)).execute()
}
