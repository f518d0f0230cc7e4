import type { RequestContext } from '../lib/page-context.ts'
import { addressIn, paths } from '../paths.ts'

/** The first page of the business. Whole, for the router puts the site's prefix before any other. */
export const homeUrl = ({ origin, basePath }: RequestContext): string => `${origin}${addressIn(basePath, paths.home())}`
