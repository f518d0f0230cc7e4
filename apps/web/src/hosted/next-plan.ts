import type { RequestContext } from '../lib/page-context.ts'
import { nextIn } from './continue-sign-in.ts'
import { findPublicPlan } from './plan-checkout/load-checkout.ts'

/** Returns the name of the plan that whoever signs in here is about to buy; null if they go on to anything else. */
export async function findNextPlan(page: RequestContext, url: URL): Promise<string | null> {
  const [, planId] = /\/checkout\/plan\/([0-9a-f-]{36})/.exec(nextIn(url).next ?? '') ?? []
  return planId ? ((await findPublicPlan(page, planId))?.name ?? null) : null
}
