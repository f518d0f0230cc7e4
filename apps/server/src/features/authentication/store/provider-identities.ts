import type { Db, Tx } from '../../../db/database.ts'

type Subject = { siteId: string; providerId: string; subject: string }

/** Finds the member bound to a provider's subject. */
export async function findProviderMember(
  tx: Tx,
  { siteId, providerId, subject }: Subject,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('provider_identities')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.member_id
}

/** From now on the provider means this member; who was quicker stays. */
export async function bindProviderMember(tx: Tx, binding: Subject & { memberId: string }, now: number): Promise<void> {
  await tx
    .insertInto('provider_identities')
    .values({
      site_id: binding.siteId,
      provider_id: binding.providerId,
      subject: binding.subject,
      member_id: binding.memberId,
      created_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'provider_id', 'subject']).doUpdateSet({ member_id: binding.memberId }),
    )
    .execute()
}

/** Returns true if a provider opens this member's account. */
export async function hasProvider(db: Db, siteId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('provider_identities')
    .select('subject')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a member's provider bindings. */
export async function unbindProviders(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('provider_identities').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
