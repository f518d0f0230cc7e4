import type { serviceOptions, services } from '@kalends/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** A service with the prices of its variants. */
export type PricedService = { id: string; name: string; payment: services.Payment; prices: string[] }

/** Lists services that are paid online, with the prices of their variants. */
export function listOnlineServices(db: Db, siteId: string): Promise<PricedService[]> {
  return listPriced(db, siteId, sql`services.payment -> 'options' ->> 'online' = 'true'`)
}

/** The same of services that have this policy, however they are paid. */
export function listServicesOfPolicy(db: Db, siteId: string, policyId: string): Promise<PricedService[]> {
  return listPriced(db, siteId, sql`services.booking_policy_id = ${policyId}::uuid`)
}

/** Lists the prices of the variants of a service. */
export async function listVariantPrices(db: Db, siteId: string, serviceId: string): Promise<string[]> {
  const [service] = await listPriced(db, siteId, sql`services.id = ${serviceId}::uuid`)
  return service?.prices ?? []
}

async function listPriced(db: Db, siteId: string, which: RawBuilder<unknown>): Promise<PricedService[]> {
  const { rows } = await sql<Omit<PricedService, 'prices'> & { variants: serviceOptions.ServiceVariant[] | null }>`
    select services.id, services.name, services.payment, options.variants
    from services left join service_options options
      on options.site_id = services.site_id and options.service_id = services.id
    where services.site_id = ${siteId} and services.deleted_at is null and ${which}
    order by services.name, services.id`.execute(db)
  return rows.map(({ variants, ...row }) => ({
    ...row,
    prices: (variants ?? []).flatMap(({ price }) => price?.value ?? []),
  }))
}
