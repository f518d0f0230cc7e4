import type { Tx } from '../../../db/database.ts'
import { hasSlugBase, lowerSlugFrom, writeFreeSlug } from '../../../db/slug.ts'
import { findTakenSlugs, insertStaffSlug } from '../store/slugs.ts'

type Named = { id: string; name: string; slug: string }

/** Assigns the slug derived from a staff member's name, or the next free one, unless they have it already. */
export async function claimSlug(tx: Tx, siteId: string, { id, name, slug }: Named, now: number): Promise<void> {
  const wanted = lowerSlugFrom(name) || 'person'
  if (hasSlugBase(slug, wanted)) return
  const taken = await findTakenSlugs(tx, siteId, { slug: wanted, staffMemberId: id })
  await writeFreeSlug(wanted, taken, (free) => insertStaffSlug(tx, siteId, { staffMemberId: id, slug: free }, now))
}
