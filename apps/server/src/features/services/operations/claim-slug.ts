import type { Tx } from '../../../db/database.ts'
import { freeSlug } from '../rules/slug.ts'
import { dropOldSlugs, findTakenSlugs, insertMainSlug } from '../store/slugs.ts'

/**
 * Gives a service the slug made from its name, or the next one that is free; one it had before is its own. Another
 * service may take it at the same moment: then the next.
 */
export async function claimSlug(tx: Tx, siteId: string, serviceId: string, wanted: string, now: number): Promise<void> {
  const taken = await findTakenSlugs(tx, siteId, { slug: wanted, serviceId })
  for (;;) {
    const slug = freeSlug(wanted, taken)
    if (await insertMainSlug(tx, siteId, { serviceId, slug, custom: false }, now)) break
    taken.add(slug)
  }
  await dropOldSlugs(tx, siteId, serviceId)
}
