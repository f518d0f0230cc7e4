import type { Context } from '../../../context.ts'
import { listLiveOrigins } from '../../identity/index.ts'

/**
 * Returns the form-action sources of a page: signing in continues to the business's front ends, at any port of their
 * hosts. Without scripts, browsers check every redirect of a form.
 */
export async function findOnwardRedirect(context: Context, siteId: string, page: string): Promise<readonly string[]> {
  if (!/^\/(login|sign-up)(\/|$)/.test(page)) return []
  const origins = await listLiveOrigins(context.db, siteId)
  return origins.map((origin) => {
    const { protocol, hostname } = new URL(origin)
    return `${protocol}//${hostname}:*`
  })
}
