import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findMaker } from '../../identity/index.ts'
import { lockSite } from '../../sites/index.ts'
import { readWebhook, requireAllRights } from '../steps/read-webhook.ts'
import { ensureKey } from '../steps/signing-key.ts'
import { recordWebhook, showWebhook } from '../steps/write-webhook.ts'
import { insertWebhook } from '../store/webhooks.ts'

/** Creates an enabled webhook, and the key pair of the business with its first one. */
export const createWebhook: Operation<'createWebhook'> = async ({ input, actor }, context) => {
  requireAllRights(actor)
  const { siteId } = actor
  const content = readWebhook(context, input.webhook)
  await ensureKey(context, siteId)
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const id = context.ids.guid()
    await lockSite(tx, siteId)
    const maker = await findMaker(tx, actor)
    const after = (await insertWebhook(tx, siteId, { ...content, id, maker }, now)) ?? fail('WEBHOOK_LIMIT_REACHED')
    await recordWebhook(tx, actor, { operation: 'createWebhook', after }, now)
    return showWebhook(tx, siteId, id)
  })
}
