import { type RawBuilder, sql } from 'kysely'

/** Whose charges and receipts a member sees: those of contacts they have proven to be, and what they bought. */
export type Owner = { contactIds: readonly string[]; memberId: string | undefined }

/**
 * Selects the ids of charges for orders that a member bought and bookings that they made with their account, as an array
 * for `any(…)`: theirs, whether their email address is verified or not. Nothing that others did with the address.
 */
function ownChargeIds(siteId: string, memberId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select charges.id from charges join orders
        on orders.site_id = charges.site_id and orders.id = charges.subject_id
      where charges.site_id = ${siteId} and charges.subject_type = 'ORDER' and orders.member_id = ${memberId}
    union all
    select charges.id from charges join bookings
        on bookings.site_id = charges.site_id and bookings.id = charges.subject_id
      where charges.site_id = ${siteId} and charges.subject_type <> 'ORDER'
        and bookings.created_by_type = 'member' and bookings.created_by_id = ${memberId})`
}

/** Whether a charge, or a receipt for one, is the owner's. */
export function isOwned(
  siteId: string,
  { contactIds, memberId }: Owner,
  { contactId, chargeId }: { contactId: string; chargeId: string },
): RawBuilder<boolean> {
  const proven = sql`${sql.ref(contactId)} = any(${[...contactIds]}::uuid[])`
  if (memberId === undefined) return sql<boolean>`(${proven})`
  return sql<boolean>`(${proven} or ${sql.ref(chargeId)} = any(${ownChargeIds(siteId, memberId)}))`
}
