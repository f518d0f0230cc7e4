import { type Context, fail, findSiteByAddress } from '@kalends/server'

/** Returns the site a command works on: the given one, otherwise the one served at `/`. */
export async function findSite(context: Context, slug: string | undefined): Promise<string> {
  if (slug) return slug
  const site = await findSiteByAddress(context, { host: '', path: '/' })
  return (
    site?.siteId ??
    fail('NOT_FOUND', {
      description:
        'There is no site in this data folder. Start the server once, or set KALENDS_DATA as for the server.',
    })
  )
}
