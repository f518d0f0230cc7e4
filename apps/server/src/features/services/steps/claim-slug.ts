import type { services } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import { lowerSlugFrom, readSlug, writeFreeSlug } from '../../../db/slug.ts'
import { dropOldSlugs, findTakenSlugs, insertMainSlug } from '../store/slugs.ts'

/** Derives a service's slug from its name. */
export const readSlugInput = (name: string): string => lowerSlugFrom(name) || 'service'

/** Reads a requested slug; undefined if it is not a valid one. */
export const readServiceSlug = (typed: Pick<services.ValidateSlugRequest, 'slug' | 'slugName'>): string | undefined =>
  readSlug((typed.slug ?? typed.slugName ?? '').toLowerCase(), 500)

/** Assigns the slug derived from the service's name, or the next free one. A slug the service had before counts as free. */
export async function claimSlug(tx: Tx, siteId: string, serviceId: string, name: string, now: number): Promise<void> {
  const wanted = readSlugInput(name)
  const taken = await findTakenSlugs(tx, siteId, { slug: wanted, serviceId })
  await writeFreeSlug(wanted, taken, (slug) => insertMainSlug(tx, siteId, { serviceId, slug, custom: false }, now))
  await dropOldSlugs(tx, siteId, serviceId)
}
