import { type Actor, getCustomer } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { isAllowedReturnUrl, isKnownReturnUrl } from '../../identity/index.ts'
import { publicAddress } from '../../sites/index.ts'

/**
 * Returns the address a customer returns to after paying: a path of the business's own pages, or an address the caller's
 * sign-in client allows. Throws CALLBACK_URL_NOT_ALLOWED for any other.
 */
export async function resolveReturnUrl(context: Context, actor: Actor, url: string): Promise<string> {
  const { siteId } = actor
  if (/^\/(?![/\\])/.test(url)) return `${await publicAddress(context, siteId)}${url}`
  // The client of the business's own pages has the id of the business.
  const clientId = getCustomer(actor)?.clientId ?? siteId
  return (await isAllowedReturnUrl(context.db, { siteId, clientId, url })) ? url : fail('CALLBACK_URL_NOT_ALLOWED')
}

/**
 * Returns the address that was saved for a customer's return, or the business's own pages if it is one of a domain that
 * the business removed since.
 */
export async function currentReturnUrl(context: Context, siteId: string, url: string): Promise<string> {
  const own = await publicAddress(context, siteId)
  if (url.startsWith(`${own}/`) || (await isKnownReturnUrl(context.db, siteId, url))) return url
  return `${own}/`
}
