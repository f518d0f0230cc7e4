import { type ActionFunctionArgs, redirect, redirectDocument } from 'react-router'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { addressIn, paths } from '../paths.ts'
import { nextIn } from './continue-sign-in.ts'
import { findPublicPlan } from './plan-checkout/load-checkout.ts'

/** Signs out whoever is signed in, and lets somebody else sign in and continue where they were. */
export async function action({ context, url }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(requestContext)
  const { kalends, origin, basePath } = page
  const { next } = nextIn(url)
  const onward = (next && (await findOwnPurchase(page, next))) ?? next
  try {
    await kalends.authentication.closeMemberSession()
  } catch (error) {
    // Signed out meanwhile, in another tab.
    if (!isRefusal(error, 401, 403)) throw error
  }
  return redirectDocument(`${origin}${addressIn(basePath, paths.login(onward))}`, 303)
}

/**
 * Returns where somebody else buys the same: a checkout belongs to whom it was prepared for, but a plan alone in one can
 * be bought anew. Undefined for everything else.
 */
async function findOwnPurchase(page: RequestContext, next: string): Promise<string | undefined> {
  const path = next.startsWith(page.basePath) ? next.slice(page.basePath.length) : next
  const id = /^\/checkout\/([0-9a-f-]{36})(?:\?|$)/i.exec(path)?.[1]
  if (!id) return undefined
  try {
    const { checkout } = await page.kalends.checkouts.getCheckout({ id })
    const [line, ...others] = checkout?.lineItems ?? []
    const plan = others.length > 0 ? undefined : await findPublicPlan(page, line?.catalogReference?.catalogItemId ?? '')
    return plan?.id ? addressIn(page.basePath, paths.checkoutPlan(plan.id)) : undefined
  } catch (error) {
    if (isRefusal(error, 400, 401, 403, 404)) return undefined
    throw error
  }
}

/** A GET request signs no one out. */
export const loader = (): Response => redirect(paths.login())
