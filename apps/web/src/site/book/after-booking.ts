import type { RequestContext } from '../../lib/page-context.ts'
import { findCookie } from '../../lib/preferences.ts'
import { staffClient } from '../../lib/staff.ts'
import { paths } from '../../paths.ts'
import { leadingOn, REDIRECT_COOKIE } from '../booking/onward.ts'

/**
 * Where a customer goes who has just booked: to the page a front end named when it sent them here, else to ours. Without
 * scripts the form may lead to no other host, so our page then has the link. A booking that is made is never lost here.
 */
export async function afterBooking(
  context: RequestContext,
  request: Request,
  { bookingId, manageToken }: { bookingId: string; manageToken: string },
): Promise<string> {
  const own = paths.booked(manageToken)
  if (!findCookie(request, REDIRECT_COOKIE)) return own
  try {
    const { client } = staffClient(context, request)
    const { thankYouUrl, hasReturn } = await client.redirects.finishRedirectSession({ bookingId })
    if (thankYouUrl && isByScripts(request)) return thankYouUrl
    return hasReturn ? leadingOn(own) : own
  } catch (error) {
    context.report(error)
    return own
  }
}

/** Scripts send forms to an address of their own. `sec-fetch-mode` would not do: it is not sent without TLS. */
const isByScripts = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')
