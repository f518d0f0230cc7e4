import type { RequestContext } from '../../lib/page-context.ts'
import { findCookie } from '../../lib/preferences.ts'
import { REDIRECT_COOKIE, withReturnLink } from '../../lib/return-to-front-end.ts'
import { staffClient } from '../../lib/staff.ts'
import { paths } from '../../paths.ts'

/**
 * Returns where to redirect after booking: to the page the front end named when it sent the customer here, else to ours. Without
 * scripts the form cannot redirect to another host, so our page then has the link; `isPage`: a page redirects, no form. The
 * booking is never lost here.
 */
export async function afterBooking(
  context: RequestContext,
  request: Request,
  { bookingId, manageToken, isPage = false }: { bookingId: string; manageToken: string; isPage?: boolean },
): Promise<string> {
  const own = paths.booked(manageToken)
  if (!findCookie(request, REDIRECT_COOKIE)) return own
  try {
    const { client } = staffClient(context, request)
    const { thankYouUrl, hasReturn } = await client.redirects.finishRedirectSession({ bookingId })
    if (thankYouUrl && (isPage || isByScripts(request))) return thankYouUrl
    return hasReturn ? withReturnLink(own) : own
  } catch (error) {
    context.report(error)
    return own
  }
}

/** Scripts submit forms to a URL of their own. `sec-fetch-mode` would not work: it is not sent without TLS. */
const isByScripts = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')
