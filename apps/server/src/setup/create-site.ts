import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { type DefaultLocation, prepareDefaultLocation } from '../features/business/index.ts'
import { prepareDefaultForm } from '../features/forms/index.ts'
import { prepareFirstPartyClient } from '../features/identity/index.ts'
import { prepareDefaultPolicy } from '../features/policies/index.ts'
import { prepareResourceTypes } from '../features/resources/index.ts'
import { insertSite, type NewSite } from '../features/sites/index.ts'

/** What must be said about a business to set it up. Its first place has its name and zone unless more is said. */
export type SiteToCreate = NewSite & { location?: Partial<DefaultLocation> }

/** Ids of a new site's parts, used to create services and staff. */
export type PreparedSite = {
  siteId: string
  formId: string
  staffTypeId: string
  locationId: string
  businessHoursId: string
  bookingPolicyId: string
}

/**
 * Creates a site with its booking form, staff type, location and hours, default policy and first-party client. Refuses
 * invalid settings, naming the fields.
 */
export async function createSite(context: Context, site: SiteToCreate): Promise<{ siteId: string }> {
  const { siteId } = await context.transaction((tx) => prepareSite(tx, site, context.clock.now()))
  return { siteId }
}

/** The same inside a transaction that goes on afterwards, with the pieces to go on with. */
export async function prepareSite(tx: Tx, { location, ...site }: SiteToCreate, now: number): Promise<PreparedSite> {
  const siteId = await insertSite(tx, site, now)
  const firstLocation = { name: site.name, timeZone: site.timeZone, ...location }
  await prepareFirstPartyClient(tx, siteId, now)
  return {
    siteId,
    formId: await prepareDefaultForm(tx, siteId, now),
    staffTypeId: await prepareResourceTypes(tx, siteId, now),
    bookingPolicyId: await prepareDefaultPolicy(tx, siteId, now),
    ...(await prepareDefaultLocation(tx, siteId, firstLocation, now)),
  }
}
