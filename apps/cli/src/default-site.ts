import { type Context, fail, findSiteByAddress } from '@kalends/server'

/** The site a command works on: the one that was named, else the one that answers at `/`. */
export async function findSite(context: Context, slug: string | undefined): Promise<string> {
  if (slug) return slug
  const site = await findSiteByAddress(context, { host: '', path: '/' })
  return (
    site?.siteId ??
    fail('NOT_FOUND', { description: 'There is no site yet: create one first, or start the server once.' })
  )
}
