import type { Context } from '../../../context.ts'
import type { CallRequest } from '../../../operation.ts'
import { findSite, siteOfAddress } from '../../sites/index.ts'

/** Returns the path prefix of a site's pages on this host: empty or `/s/{slug}`. */
export async function pagesOf(
  context: Context,
  { origin }: Pick<CallRequest, 'origin'>,
  siteId: string,
): Promise<{ basePath: string }> {
  const here = await siteOfAddress(context, { host: new URL(origin).host, path: '/' })
  if (here?.siteId === siteId) return { basePath: here.basePath }
  const site = await findSite(context.db, siteId)
  return { basePath: site ? `/s/${site.slug}` : '' }
}
