import type { InputOf } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { assertRefusal } from '../../../lib/refusal.ts'
import { readText } from '../../fields/read-form.ts'

export type Draft = { name: string; url: string; eventTypes: string[] }
export type Fault = keyof Draft
export const emptyDraft: Draft = { name: '', url: '', eventTypes: [] }

const intents = ['save', 'test', 'pause', 'resume', 'replay', 'replayFailed', 'delete'] as const
type Intent = (typeof intents)[number]

type Problem = 'fields' | 'changed' | 'limit' | 'paused' | 'throttled' | 'notAllowed' | 'notFound' | 'other'

/** The result of a form on the page; `id` is that of the webhook, or of the delivery of a test. */
export type Outcome =
  | { intent: Intent; done: true; id: string; name: string }
  | { intent: Intent; done: false; problem: Problem; faults: Fault[]; draft: Draft | null }

type Webhooks = Client['webhooks']
type NewWebhook = InputOf<'createWebhook'>['webhook']

/** Carries out the form's action. Returns undefined for a form the page does not have. */
export async function changeWebhook(
  { webhooks }: Pick<Client, 'webhooks'>,
  webhookId: string | undefined,
  form: FormData,
): Promise<Outcome | undefined> {
  const intent = intents.find((one) => one === form.get('intent'))
  if (!intent || (!webhookId && intent !== 'save')) return undefined
  try {
    const id =
      intent === 'save' ? await save(webhooks, webhookId, form) : await act(webhooks, intent, webhookId ?? '', form)
    return { intent, done: true, id, name: readText(form, 'name') }
  } catch (error) {
    return { intent, done: false, ...toProblem(error), draft: intent === 'save' ? readDraft(form) : null }
  }
}

async function save(webhooks: Webhooks, webhookId: string | undefined, form: FormData): Promise<string> {
  const webhook = readDraft(form) as NewWebhook
  if (!webhookId) return (await webhooks.createWebhook({ webhook })).webhook.id
  await webhooks.updateWebhook({ webhookId, revision: readText(form, 'revision'), webhook })
  return webhookId
}

async function act(
  webhooks: Webhooks,
  intent: Exclude<Intent, 'save'>,
  webhookId: string,
  form: FormData,
): Promise<string> {
  switch (intent) {
    case 'test':
      return (await webhooks.testWebhook({ webhookId })).delivery.id
    case 'pause':
    case 'resume':
      await webhooks.setWebhookEnabled({ webhookId, enabled: intent === 'resume' })
      return webhookId
    case 'replay':
      await webhooks.replayWebhookDelivery({ webhookId, deliveryId: readText(form, 'deliveryId') })
      return webhookId
    case 'replayFailed':
      await webhooks.replayFailedWebhookDeliveries({ webhookId })
      return webhookId
    case 'delete':
      await webhooks.deleteWebhook({ webhookId })
      return webhookId
  }
}

function readDraft(form: FormData): Draft {
  return {
    name: readText(form, 'name'),
    url: readText(form, 'url'),
    eventTypes: form.getAll('eventTypes').map(String),
  }
}

const problems: Record<string, Problem> = {
  REVISION_MISMATCH: 'changed',
  WEBHOOK_LIMIT_REACHED: 'limit',
  WEBHOOK_PAUSED: 'paused',
  WEBHOOK_NOT_FOUND: 'notFound',
  WEBHOOK_DELIVERY_NOT_FOUND: 'notFound',
  THROTTLED_FEATURE: 'throttled',
  UNAUTHORIZED_OPERATION: 'notAllowed',
  PERMISSION_DENIED: 'notAllowed',
}

function toProblem(error: unknown): { problem: Problem; faults: Fault[] } {
  assertRefusal(error)
  const wrong = error.fieldViolations.map(({ field }) => field.replace(/^webhook\.?/, '').replace(/[[.].*$/, ''))
  const faults = (['name', 'url', 'eventTypes'] as const).filter((name) => wrong.includes(name))
  if (faults.length > 0) return { problem: 'fields', faults }
  return { problem: problems[error.code] ?? 'other', faults }
}
