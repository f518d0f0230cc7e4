import type { RequestContext } from '../lib/page-context.ts'
import { addressIn, paths } from '../paths.ts'

/** Absolute URL of the page that confirms a sign-out, or the end of the account. */
export const signedOutUrl = (
  { origin, basePath }: RequestContext,
  what?: Parameters<typeof paths.signedOut>[0],
): string => `${origin}${addressIn(basePath, paths.signedOut(what))}`

/** Absolute URL of the home page, since the router adds the site's prefix to relative ones. */
export const homeUrl = ({ origin, basePath }: RequestContext): string => `${origin}${addressIn(basePath, paths.home())}`
