import type { RequestContext } from './page-context.ts'
import { findCookie } from './preferences.ts'
import { REDIRECT_COOKIE } from './return-to-front-end.ts'
import { staffClient } from './staff.ts'

const none = { serviceListUrl: null, planListUrl: null, cartUrl: null }

/** Returns the pages of the front end that sent this customer here and that replace ours. A failure shows ours. */
export async function loadFrontEndPages(
  page: RequestContext,
  request: Request,
): Promise<{ serviceListUrl: string | null; planListUrl: string | null; cartUrl: string | null }> {
  if (!findCookie(request, REDIRECT_COOKIE)) return none
  try {
    return await staffClient(page, request).client.redirects.getRedirectPages({})
  } catch (error) {
    page.report(error)
    return none
  }
}

/**
 * Returns the address of the front end's list of plans, with the plans wanted and, as checkout data, the page of a
 * service from which the customer came: it comes back with the checkout of the plan, and the booking continues there.
 */
export function planListAddress(
  planListUrl: string,
  { planIds, basePath, referrer }: { planIds: readonly string[]; basePath: string; referrer: string | null },
): string {
  const address = new URL(planListUrl)
  if (planIds.length > 0) address.searchParams.set('planIds', planIds.join(','))
  const checkoutData = referrer && servicePath(referrer, basePath)
  if (checkoutData) address.searchParams.set('checkoutData', checkoutData)
  return address.href
}

function servicePath(referrer: string, basePath: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const { pathname, search } = new URL(referrer)
  const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname
  return /^\/(services|classes|courses)\//.test(path) ? `${path}${search}` : undefined
}
