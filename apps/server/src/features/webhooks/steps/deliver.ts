import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { recordChange } from '../../audit/index.ts'
import { isDead, retryDelay } from '../rules/retry.ts'
import { type Attempt, type Claim, type Outcome, saveAttempt } from '../store/due.ts'
import { noteFailure, noteSuccess, updateWebhookRow, type WebhookRow } from '../store/webhooks.ts'
import { signEvent } from './signing-key.ts'

/** Makes one attempt to deliver an event and saves how it went. */
export async function deliver(context: Context, claim: Claim): Promise<void> {
  const startedAt = context.clock.now()
  const body = await signEvent(context, claim.event)
  const attempt: Attempt = { startedAt, ...(await context.gateways.webhooks.post(claim.url, body)) }
  const outcome = outcomeOf(claim, attempt, context.clock.now())
  await context.transaction(async (tx) => {
    const isCurrent = await saveAttempt(tx, claim, attempt, outcome)
    // A test says nothing about the events of the business.
    if (!isCurrent || claim.isTest) return
    if (outcome.status === 'DELIVERED') await noteSuccess(tx, claim.siteId, claim.webhookId)
    else await countFailure(context, tx, claim, { since: startedAt, isGivenUp: outcome.status === 'FAILED' })
  })
}

function outcomeOf({ isTest, tryNumber }: Claim, { failure }: Attempt, now: number): Outcome {
  if (failure === null) return { status: 'DELIVERED' }
  const delay = isTest ? undefined : retryDelay(tryNumber)
  return delay === undefined ? { status: 'FAILED' } : { status: 'WAITING', dueAt: now + delay }
}

/** Counts a failure, and pauses the webhook if its receiver is dead. */
async function countFailure(
  context: Context,
  tx: Tx,
  { siteId, webhookId }: Claim,
  failure: { since: number; isGivenUp: boolean },
): Promise<void> {
  const webhook = await noteFailure(tx, siteId, webhookId, failure)
  if (!webhook?.failing_since || webhook.status !== 'ENABLED' || webhook.deleted_at !== null) return
  const failingSince = Date.parse(webhook.failing_since)
  const now = context.clock.now()
  if (failure.isGivenUp && isDead({ failingSince, givenUp: webhook.given_up }, now)) {
    await pauseDead(context, tx, webhook, { failingSince, now })
  }
}

async function pauseDead(
  context: Context,
  tx: Tx,
  webhook: WebhookRow,
  { failingSince, now }: { failingSince: number; now: number },
): Promise<void> {
  const { site_id: siteId, id, name, url } = webhook
  const changes = { status: 'PAUSED', paused_reason: 'FAILING', paused_at: new Date(now) } as const
  await updateWebhookRow(tx, webhook, changes, now)
  const entity = { operation: 'setWebhookEnabled', entityType: 'webhook', entityId: id, entityName: name }
  const states = { before: { status: 'ENABLED' }, after: { status: 'PAUSED', pausedReason: 'FAILING' } }
  await recordChange(tx, siteId, undefined, { ...entity, ...states }, now)
  await context.ports.webhooks.sendWebhookPaused(context, tx, { siteId, name, url, failingSince })
}
