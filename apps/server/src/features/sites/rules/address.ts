/** A site an address may refer to. */
export type Candidate = { id: string; slug: string; is_default: boolean; host: string | null }

/** Returns the stored forms of a `Host` header: with its port, then without. */
export function hostNames(host: string): string[] {
  const full = host.trim().toLowerCase()
  const bare = full.replace(/:\d+$/, '').replace(/\.$/, '')
  return full === bare ? [full] : [full, bare]
}

/** The slug of `/s/{slug}/…`, if the path has that form. */
export function slugInPath(path: string): string | undefined {
  return /^\/s\/([a-z0-9-]{1,100})(?:[/?#]|$)/.exec(path)?.[1]
}

/** Chooses by host, then by path, then the default site. */
export function chooseSite(
  candidates: readonly Candidate[],
  hosts: readonly string[],
  slug: string | undefined,
): { siteId: string; slug: string; basePath: string } | undefined {
  const byHost = hosts.flatMap((host) => candidates.find((candidate) => candidate.host === host) ?? [])[0]
  if (byHost) return { siteId: byHost.id, slug: byHost.slug, basePath: '' }
  const chosen = candidates.find((candidate) => (slug === undefined ? candidate.is_default : candidate.slug === slug))
  return chosen && { siteId: chosen.id, slug: chosen.slug, basePath: slug === undefined ? '' : `/s/${slug}` }
}
