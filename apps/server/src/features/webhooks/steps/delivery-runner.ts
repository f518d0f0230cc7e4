import type { Context } from '../../../context.ts'
import type { Runner } from '../../../jobs/events.ts'
import { startLane } from '../../../jobs/lane.ts'
import { type Claim, claimDue } from '../store/due.ts'
import { deliver } from './deliver.ts'

/** Longer than any attempt; when a process dies, another one continues after this time. */
export const leaseMs = 30_000
/** Attempts at a time, of this process. A slow receiver occupies only its own share. */
const maxInProgress = 64
const maxPerWebhook = 4
const pollMs = 1000

/** Delivers to webhooks all the time: at once when events were handed to them, and whenever a retry is due. */
export function startWebhookDelivery(context: Context): Runner {
  const busy = new Map<string, number>()
  const inProgress = new Set<Promise<void>>()
  let stopping = false
  const fill = async () => {
    while (!stopping && inProgress.size < maxInProgress) {
      const claims = await claimFor(context, busy, maxInProgress - inProgress.size)
      if (claims.length === 0) return
      for (const claim of claims) begin(claim)
    }
  }
  const lane = startLane(fill, pollMs, context.log)
  const begin = (claim: Claim) => {
    const { webhookId } = claim
    busy.set(webhookId, (busy.get(webhookId) ?? 0) + 1)
    const attempt = tryDelivery(context, claim).finally(() => {
      const others = (busy.get(webhookId) ?? 1) - 1
      if (others > 0) busy.set(webhookId, others)
      else busy.delete(webhookId)
      inProgress.delete(attempt)
      // The next event of its entity may wait for this one.
      lane.wake()
    })
    inProgress.add(attempt)
  }
  const stopListening = context.signals.on('webhooksDue', lane.wake)
  return {
    stop: async () => {
      stopping = true
      stopListening()
      await lane.stop()
      await Promise.all(inProgress)
    },
  }
}

/** Makes every due delivery now and returns when none is left. */
export async function deliverDueWebhooks(context: Context): Promise<void> {
  for (;;) {
    const claims = await claimFor(context, new Map(), maxInProgress)
    if (claims.length === 0) return
    await Promise.all(claims.map((claim) => tryDelivery(context, claim)))
  }
}

function claimFor(context: Context, busy: ReadonlyMap<string, number>, limit: number): Promise<Claim[]> {
  return claimDue(context.db, { now: context.clock.now(), leaseMs, limit, perWebhook: maxPerWebhook, busy })
}

/** An attempt that fails on our side is made again when its lease ends. */
async function tryDelivery(context: Context, claim: Claim): Promise<void> {
  try {
    await deliver(context, claim)
  } catch (error) {
    context.log.error(
      { err: error, webhook: claim.webhookId, delivery: claim.deliveryId },
      'delivery to a webhook failed',
    )
  }
}
