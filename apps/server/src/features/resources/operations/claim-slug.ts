import type { Tx } from '../../../db/database.ts'
import { freeSlug, slugOf, startsFrom } from '../rules/slug.ts'
import { findTakenSlugs, insertStaffSlug } from '../store/slugs.ts'

type Named = { id: string; name: string; slug: string }

/**
 * Gives a person the address made from their name, or the next one that is free, unless they have it already. Somebody
 * else may take it at the same moment: then the next.
 */
export async function claimSlug(tx: Tx, siteId: string, { id, name, slug }: Named, now: number): Promise<void> {
  const wanted = slugOf(name)
  if (startsFrom(slug, wanted)) return
  const taken = await findTakenSlugs(tx, siteId, { slug: wanted, staffMemberId: id })
  for (;;) {
    const free = freeSlug(wanted, taken)
    if (await insertStaffSlug(tx, siteId, { staffMemberId: id, slug: free }, now)) return
    taken.add(free)
  }
}
