import type { services } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import { lowerSlugFrom, readSlug, writeFreeSlug } from '../../../slug.ts'
import { dropOldSlugs, findTakenSlugs, insertMainSlug } from '../store/slugs.ts'

/** The part of a service's address that comes from its name. */
export const slugOf = (name: string): string => lowerSlugFrom(name) || 'service'

/** A slug that somebody typed; undefined where it cannot be one. */
export const readServiceSlug = (typed: Pick<services.ValidateSlugRequest, 'slug' | 'slugName'>): string | undefined =>
  readSlug((typed.slug ?? typed.slugName ?? '').toLowerCase(), 500)

/** Gives a service the slug made from its name, or the next one that is free; one it had before is its own. */
export async function claimSlug(tx: Tx, siteId: string, serviceId: string, name: string, now: number): Promise<void> {
  const wanted = slugOf(name)
  const taken = await findTakenSlugs(tx, siteId, { slug: wanted, serviceId })
  await writeFreeSlug(wanted, taken, (slug) => insertMainSlug(tx, siteId, { serviceId, slug, custom: false }, now))
  await dropOldSlugs(tx, siteId, serviceId)
}
