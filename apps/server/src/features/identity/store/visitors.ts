import type { Tx } from '../../../db/database.ts'

/** Attaches a visitor to a member. Returns false if attached to another one. */
export async function attachVisitor(
  tx: Tx,
  siteId: string,
  visitorId: string,
  memberId: string,
  now: number,
): Promise<boolean> {
  await tx
    .insertInto('member_visitors')
    .values({ site_id: siteId, visitor_id: visitorId, member_id: memberId, attached_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('member_visitors')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst()
  return row?.member_id === memberId
}
