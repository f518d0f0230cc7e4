import type { Tx } from '../../../db/database.ts'

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

/** Binds a subject to a member, unless it is bound already. */
export async function bindProviderMember(tx: Tx, bound: Subject & { memberId: string }, now: number): Promise<void> {
  await tx
    .insertInto('provider_identities')
    .values({
      site_id: bound.siteId,
      provider_id: bound.providerId,
      subject: bound.subject,
      member_id: bound.memberId,
      created_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'provider_id', 'subject']).doUpdateSet({ member_id: bound.memberId }),
    )
    .execute()
}

/** Removes a member's provider bindings. */
export async function unbindProviders(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('provider_identities').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
