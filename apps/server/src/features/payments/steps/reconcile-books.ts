import { DAY } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import { findCombinedOfProvider, listParts } from '../store/combined-payments.ts'
import { findPayment, findPaymentOfProvider, type PaymentRow, paymentKey } from '../store/payments.ts'
import {
  findDifferentDisputes,
  findDifferentRefunds,
  findReconciliation,
  type Reconciliation,
  saveReconciled,
  takeReconciliations,
} from '../store/reconciliations.ts'
import { followProvider } from './follow-provider.ts'
import { gatewayOf, type OnlineProvider } from './payment-provider.ts'
import { checkPayment } from './reconcile-payments.ts'

/** Refunds fail and disputes end long after they began; what is older has ended. */
const windowMs = 180 * DAY
const atOnce = 20

/** Compares the books with what the providers list, for each business daily: repairs what messages that were lost left out. */
export async function reconcileDueBooks(context: Context, now: number): Promise<void> {
  for (let taken = atOnce; taken === atOnce; ) {
    const due = await takeReconciliations(context.db, { now, limit: atOnce })
    for (const reconciliation of due) {
      try {
        await reconcileBooks(context, reconciliation)
      } catch (error) {
        context.log.warn({ err: error, ...reconciliation }, 'the books could not be compared with a payment provider')
      }
    }
    taken = due.length
  }
}

/** The same for one business and provider, at once. Returns of how many payments the books changed. */
export async function reconcileBooksWith(context: Context, siteId: string, provider: OnlineProvider): Promise<number> {
  const found = await findReconciliation(context.db, siteId, provider)
  return found ? reconcileBooks(context, found) : 0
}

async function reconcileBooks(context: Context, reconciliation: Reconciliation): Promise<number> {
  const { siteId, provider, checkedAt } = reconciliation
  const now = context.clock.now()
  const since = checkedAt === null ? 0 : Math.min(Date.parse(checkedAt), now - windowMs)
  const listed = await gatewayOf(context, provider).listChanges(context, { siteId, since })
  const refunds = await findDifferentRefunds(context.db, siteId, listed.refunds)
  // What disputes withdrew was not booked in earlier versions: the first comparison looks at each.
  const disputes =
    checkedAt === null ? listed.disputes : await findDifferentDisputes(context.db, siteId, listed.disputes)
  let changed = 0
  for (const paymentId of new Set([...refunds, ...disputes].map((change) => change.paymentId))) {
    const payment = await findListed(context, reconciliation, paymentId)
    if (payment && (await followProvider(context, payment))) changed += 1
  }
  await saveReconciled(context.db, reconciliation, { checkedAt: now, checkAt: now + DAY })
  return changed
}

/** Finds a payment, or a part of it, that a provider names; undefined for one that was made by another program. */
async function findListed(
  context: Context,
  { siteId, provider }: Reconciliation,
  providerPaymentId: string,
): Promise<PaymentRow | undefined> {
  const named = { provider, providerPaymentId }
  const combined = await findCombinedOfProvider(context.db, siteId, named)
  const found = combined
    ? (await listParts(context.db, siteId, combined.id))[0]
    : await findPaymentOfProvider(context.db, siteId, named)
  if (!found || found.status === 'SUCCEEDED') return found
  // The message about the payment was lost as well.
  await checkPayment(context, paymentKey(found))
  return findPayment(context.db, siteId, found.id)
}
