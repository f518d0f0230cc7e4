import { sql } from 'kysely'
import { instant, type Tx } from '../../../db/database.ts'

/**
 * Deletes agreements to fees that members made since an instant about bookings of these contacts which they neither made nor
 * are the customer of, and ends the collection of such fees. Returns the cards that were agreed to.
 */
export async function endForeignAgreements(
  tx: Tx,
  { siteId, contactIds, since }: { siteId: string; contactIds: readonly string[]; since: number },
): Promise<string[]> {
  const { rows } = await sql<{ bookingId: string; methodId: string | null }>`
    delete from booking_fee_agreements agreement using bookings booking
    where agreement.site_id = ${siteId} and agreement.agreed_by_type = 'member' and agreement.agreed_at >= ${instant(since)}
      and booking.site_id = ${siteId} and booking.id = agreement.booking_id
      and booking.contact_id = any(${[...contactIds]}::uuid[])
      and not (booking.created_by_type = 'member' and booking.created_by_id = agreement.agreed_by_id)
      and not exists (select from members member
        join contacts link on link.site_id = member.site_id and link.id = member.contact_id
        where member.site_id = ${siteId} and member.id = agreement.agreed_by_id
          and coalesce(link.merged_into_id, link.id) = booking.contact_id)
    returning agreement.booking_id as "bookingId", agreement.payment_method_id as "methodId"`.execute(tx)
  const methodIds = rows.flatMap(({ methodId }) => methodId ?? [])
  await sql`update fee_collections set collect_at = null where site_id = ${siteId}
    and booking_id = any(${rows.map(({ bookingId }) => bookingId)}::uuid[])
    and payment_method_id = any(${methodIds}::uuid[])`.execute(tx)
  return methodIds
}
