import { type Context, fail, siteOfAddress } from '@kalends/server'

/** The site a command works on: the one that was named, else the one that answers at `/`. */
export async function siteOf(context: Context, named: string | undefined): Promise<string> {
  if (named) return named
  const site = await siteOfAddress(context, { host: '', path: '/' })
  return (
    site?.siteId ??
    fail('NOT_FOUND', { description: 'There is no site yet: create one first, or start the server once.' })
  )
}
