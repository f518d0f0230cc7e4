import { type Context, fail, siteOfAddress } from '@kalends/server'

/** Returns the site of a command: the named one, else the default. */
export async function siteOf(context: Context, named: string | undefined): Promise<string> {
  if (named) return named
  const site = await siteOfAddress(context, { host: '', path: '/' })
  return (
    site?.siteId ??
    fail('NOT_FOUND', { description: 'There is no site yet: create one first, or start the server once.' })
  )
}
