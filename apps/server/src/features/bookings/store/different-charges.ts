import { minorUnits } from '@kalends/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * Lists bookings that were not cancelled and whose charge comes to something else than their price: what was charged before
 * charges followed prices. Nothing changes them: whoever looks at them decides what is owed.
 */
export async function listDifferentCharges(db: Db, limit: number): Promise<string[]> {
  const { rows: currencies } = await sql<{ currency: string }>`
    select distinct currency from charges where subject_type = 'BOOKING'`.execute(db)
  const scales = currencies.map(({ currency }) => minorUnits('1', currency))
  const { rows } = await sql<{ id: string }>`
    select b.id from charges c
      join bookings b on b.site_id = c.site_id and b.id = c.subject_id
      join unnest(${currencies.map(({ currency }) => currency)}::text[], ${scales}::bigint[]) as s(currency, scale)
        on s.currency = c.currency
    where c.subject_type = 'BOOKING' and c.elsewhere_minor = 0 and b.status in ('CREATED', 'PENDING', 'CONFIRMED')
      and b.agreed_price is not null
      and (b.agreed_price ->> 'currency' <> c.currency
        or round((b.agreed_price ->> 'value')::numeric * s.scale) <> c.subtotal_minor)
    order by b.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
