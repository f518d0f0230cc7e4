import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { type DefaultLocation, prepareDefaultLocation } from '../features/business/index.ts'
import { prepareDefaultForm } from '../features/forms/index.ts'
import { prepareFirstPartyClient } from '../features/identity/index.ts'
import { prepareDefaultPolicy } from '../features/policies/index.ts'
import { prepareResourceTypes } from '../features/resources/index.ts'
import { insertSite, type NewSite } from '../features/sites/index.ts'

/** What must be said about a business to set it up. Its first place has its name and zone unless more is said. */
export type SiteToCreate = NewSite & { place?: Partial<DefaultLocation> }

/** What a new business has: the pieces that services and people are made with. */
export type PreparedSite = {
  siteId: string
  formId: string
  staffTypeId: string
  locationId: string
  businessHoursId: string
  bookingPolicyId: string
}

/**
 * A new business with everything it needs to be worked with: its row, its booking form, the type of its staff, its
 * place and hours, its default policy, and the client of its own pages. Refuses settings that make no sense, naming
 * the fields.
 */
export async function createSite(context: Context, site: SiteToCreate): Promise<{ siteId: string }> {
  const { siteId } = await context.transaction((tx) => prepareSite(tx, site, context.clock.now()))
  return { siteId }
}

/** The same inside a transaction that goes on afterwards, with the pieces to go on with. */
export async function prepareSite(tx: Tx, { place, ...site }: SiteToCreate, now: number): Promise<PreparedSite> {
  const siteId = await insertSite(tx, site, now)
  const firstPlace = { name: site.name, timeZone: site.timeZone, ...place }
  await prepareFirstPartyClient(tx, siteId, now)
  return {
    siteId,
    formId: await prepareDefaultForm(tx, siteId, now),
    staffTypeId: await prepareResourceTypes(tx, siteId, now),
    bookingPolicyId: await prepareDefaultPolicy(tx, siteId, now),
    ...(await prepareDefaultLocation(tx, siteId, firstPlace, now)),
  }
}
