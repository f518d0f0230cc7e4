import type { FieldViolation } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { UrlFault } from '../../../gateways/webhooks.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { signInRefusal } from '../../identity/index.ts'
import type { WebhookContent } from '../store/webhooks.ts'

const urlFaults: Record<UrlFault, string> = {
  INVALID: 'must be a complete address such as https://example.com/hook, without credentials and fragment',
  NOT_HTTPS: 'must begin with https, unless the operator sets KALENDS_PRIVATE_WEBHOOKS=1',
  ADDRESS_NOT_ALLOWED:
    'must not name this machine or a private network, unless the operator sets KALENDS_PRIVATE_WEBHOOKS=1',
}

/** Refuses whoever does not hold every permission: events carry all data of the business. */
export function requireAllRights(actor: Actor): void {
  const refusal = signInRefusal(actor)
  if (refusal) fail(refusal)
}

/** Reads the sent fields of a webhook. Refuses everything that is wrong at once. */
export function readWebhook<Sent extends Partial<WebhookContent>>({ gateways }: Context, sent: Sent): Sent {
  const { name, url, eventTypes } = sent
  const urlFault = url === undefined ? undefined : gateways.webhooks.findUrlFault(url)
  const violations = [
    ...(name !== undefined && name.trim() === '' ? [violation('name', 'must not be blank')] : []),
    ...(urlFault ? [violation('url', urlFaults[urlFault])] : []),
  ]
  if (violations.length > 0) refuseFields(violations)
  return {
    ...sent,
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(url === undefined ? {} : { url: new URL(url).href }),
    ...(eventTypes === undefined ? {} : { eventTypes: [...new Set(eventTypes)] }),
  }
}

function violation(field: string, description: string): FieldViolation {
  return { field: `webhook.${field}`, description, violatedRule: 'FORMAT', data: {} }
}
