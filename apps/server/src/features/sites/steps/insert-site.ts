import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { siteViolations, slugFromName } from '../rules/new-site.ts'
import { insertSiteRow } from '../store.ts'

/** Settings of a new site. */
export type NewSite = {
  name: string
  timeZone: string
  /** ISO 4217. */
  currency: string
  /** Part of its address; derived from the name if absent. A taken slug gets a number. */
  slug?: string
  language?: string
  languages?: string[]
  email?: string
}

/** Inserts the row of a new site and returns its id. `setup/create-site.ts` adds the rest. */
export async function insertSite(tx: Tx, site: NewSite, now: number): Promise<string> {
  const violations = siteViolations(site)
  if (violations.length > 0) refuseFields(violations)
  const id = randomUUID()
  const slug = slugFromName(site.slug ?? site.name)
  const language = site.language ?? 'en'
  const values = { id, ...site, language, languages: site.languages ?? [language], email: site.email ?? null }
  for (let number = 1; ; number += 1) {
    const free = await insertSiteRow(tx, { ...values, slug: number === 1 ? slug : `${slug}-${number}` }, now)
    if (free) return id
  }
}
