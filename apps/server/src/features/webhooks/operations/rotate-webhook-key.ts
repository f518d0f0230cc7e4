import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { lockSite } from '../../sites/index.ts'
import { maxKeyNoticeMs, maxShownKeys, shownKeys, signingKey, waitingKey } from '../rules/signing-keys.ts'
import { requireAllRights } from '../steps/read-webhook.ts'
import { createKey } from '../steps/signing-key.ts'
import { insertSuccessor, listKeyRows, updateSuccessor } from '../store/keys.ts'
import { signingKeyView } from '../view.ts'

/** Replaces the key that signs deliveries, now or later. While a key waits, changes only when it begins to sign. */
export const rotateWebhookKey: Operation<'rotateWebhookKey'> = async ({ input, actor }, context) => {
  requireAllRights(actor)
  const { siteId } = actor
  const now = context.clock.now()
  const requested = input.signsFromDate ? Math.max(Date.parse(input.signsFromDate), now) : now
  if (requested > now + maxKeyNoticeMs)
    return refuseFields([
      { field: 'signsFromDate', description: 'must be at most 30 days ahead', violatedRule: 'MAX', data: {} },
    ])
  if ((await listKeyRows(context.db, siteId)).length === 0) return fail('WEBHOOK_KEY_NOT_FOUND')
  const made = await createKey(context, siteId)
  return context.transaction(async (tx) => {
    await lockSite(tx, siteId)
    const keys = await listKeyRows(tx, siteId)
    const current = signingKey(keys, now) ?? fail('WEBHOOK_KEY_NOT_FOUND')
    const waiting = waitingKey(keys, now)
    const signsFrom = Math.max(requested, current.signsFrom + 1)
    if (waiting) await updateSuccessor(tx, siteId, waiting.id, signsFrom)
    else if (shownKeys(keys, now).length >= maxShownKeys) fail('WEBHOOK_KEY_LIMIT_REACHED')
    else await insertSuccessor(tx, { siteId, ...made }, signsFrom, now)
    const { id } = waiting ?? made
    const change = { operation: 'rotateWebhookKey', entityType: 'webhookKey', entityId: id, entityName: id }
    const after = { signsFromDate: new Date(signsFrom).toISOString() }
    const before = waiting && { signsFromDate: new Date(waiting.signsFrom).toISOString() }
    await recordChange(tx, siteId, actor, { ...change, before, after }, now)
    return { keys: shownKeys(await listKeyRows(tx, siteId), now).map(signingKeyView) }
  })
}
