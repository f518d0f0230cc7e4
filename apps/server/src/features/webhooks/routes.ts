import type { RoutesOf } from '../../operation.ts'
import { createWebhook } from './operations/create-webhook.ts'
import { deleteWebhook } from './operations/delete-webhook.ts'
import { getWebhook } from './operations/get-webhook.ts'
import { getWebhookDelivery } from './operations/get-webhook-delivery.ts'
import { getWebhookKeys } from './operations/get-webhook-keys.ts'
import { listWebhookDeliveries } from './operations/list-webhook-deliveries.ts'
import { listWebhooks } from './operations/list-webhooks.ts'
import { replayFailedWebhookDeliveries } from './operations/replay-failed-webhook-deliveries.ts'
import { replayWebhookDelivery } from './operations/replay-webhook-delivery.ts'
import { rotateWebhookKey } from './operations/rotate-webhook-key.ts'
import { setWebhookEnabled } from './operations/set-webhook-enabled.ts'
import { testWebhook } from './operations/test-webhook.ts'
import { updateWebhook } from './operations/update-webhook.ts'

/** The webhook operations. */
export const webhooksRoutes: RoutesOf<'webhooks'> = {
  createWebhook,
  listWebhooks,
  getWebhook,
  updateWebhook,
  setWebhookEnabled,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  replayWebhookDelivery,
  replayFailedWebhookDeliveries,
  getWebhookKeys,
  rotateWebhookKey,
}
