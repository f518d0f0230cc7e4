import type { Tx } from '../../../db/database.ts'
import { lowerSlugFrom } from '../../../db/slug.ts'
import { findTakenSlugs } from '../store/plans.ts'

/** Returns the slug of a plan's name, or that with the first free number. The caller holds the lock of the site's plans. */
export async function claimPlanSlug(tx: Tx, siteId: string, planId: string, name: string): Promise<string> {
  const base = lowerSlugFrom(name) || 'plan'
  const taken = await findTakenSlugs(tx, siteId, { slug: base, planId })
  let slug = base
  for (let number = 1; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}
