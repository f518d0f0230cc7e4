import type { Context } from '../../../context.ts'
import { listLiveOrigins } from '../../identity/index.ts'

/**
 * Where the forms of a page of ours may lead in the end, as sources of a policy: signing in goes on to pages of the
 * business's front ends, at any port of their hosts. Without scripts the browser looks at every step of that way.
 */
export async function findOnwardRedirect(context: Context, siteId: string, page: string): Promise<readonly string[]> {
  if (!/^\/(login|sign-up)(\/|$)/.test(page)) return []
  const origins = await listLiveOrigins(context.db, siteId)
  return origins.map((origin) => {
    const { protocol, hostname } = new URL(origin)
    return `${protocol}//${hostname}:*`
  })
}
