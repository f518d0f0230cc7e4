import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { findSite, findSiteByAddress } from '../../sites/index.ts'

/** The prefix of a site's pages on the host that was called: empty, or `/s/{slug}`. */
export async function findSitePages(
  context: Context,
  { origin }: Pick<CallRequest, 'origin'>,
  siteId: string,
): Promise<{ basePath: string }> {
  const current = await findSiteByAddress(context, { host: new URL(origin).host, path: '/' })
  if (current?.siteId === siteId) return { basePath: current.basePath }
  const site = await findSite(context.db, siteId)
  return { basePath: site ? `/s/${site.slug}` : '' }
}
