import type { serviceOptions, services } from '@kalends/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

type OnlineService = { id: string; name: string; payment: services.Payment; prices: (string | null)[] }

/** Lists services that are paid online, with the prices of their variants. */
export async function listOnlineServices(db: Db, siteId: string): Promise<OnlineService[]> {
  const { rows } = await sql<Omit<OnlineService, 'prices'> & { variants: serviceOptions.ServiceVariant[] | null }>`
    select services.id, services.name, services.payment, options.variants
    from services left join service_options options
      on options.site_id = services.site_id and options.service_id = services.id
    where services.site_id = ${siteId} and services.deleted_at is null and services.payment -> 'options' ->> 'online' = 'true'
    order by services.name, services.id`.execute(db)
  return rows.map(({ variants, ...row }) => ({
    ...row,
    prices: (variants ?? []).map(({ price }) => price?.value ?? null),
  }))
}
