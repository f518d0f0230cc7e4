import type { Context } from '../../src/context.ts'
import { createSite, type SiteToCreate } from '../../src/setup/create-site.ts'

/** A business with everything a new one has. Answers its id, which is also that of its own pages' client. */
export async function aSite(context: Context, settings: Partial<SiteToCreate> = {}): Promise<string> {
  const site = { name: 'Studio', timeZone: 'Europe/Berlin', currency: 'EUR', ...settings }
  return (await createSite(context, site)).siteId
}
