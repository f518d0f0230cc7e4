import type { Infer, sites } from '@kalends/contract'
import type { SiteRow } from './store.ts'

type Site = Infer<typeof sites.Site>

/** A business as its pages see it. The client of its own pages carries the site's id. */
export function siteView(row: SiteRow): Site {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    tagline: row.tagline,
    description: row.description,
    brandColor: row.brand_color,
    logoUrl: row.logo_url,
    language: row.language,
    languages: row.languages,
    timeZone: row.time_zone,
    currency: row.currency,
    phone: row.phone,
    email: row.email,
    address: row.address,
    holdMinutes: row.hold_minutes,
    clientId: row.id,
  }
}
