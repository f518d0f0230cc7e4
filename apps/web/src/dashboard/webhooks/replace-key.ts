import type { Client } from '@kalends/sdk'
import { assertRefusal } from '../../lib/refusal.ts'

/** Days that receivers get to learn a key before it signs. */
export const noticeDays = 7

/** When a new key begins to sign. */
export const starts = ['later', 'now'] as const
export type Start = (typeof starts)[number]

export type Outcome = { done: true; start: Start } | { done: false; problem: 'notAllowed' | 'limit' | 'other' }

const problems: Record<string, 'notAllowed' | 'limit'> = {
  UNAUTHORIZED_OPERATION: 'notAllowed',
  PERMISSION_DENIED: 'notAllowed',
  WEBHOOK_KEY_LIMIT_REACHED: 'limit',
}

/** Replaces the signing key as the form says. Returns undefined for a form the page does not have. */
export async function replaceKey(
  { webhooks }: Pick<Client, 'webhooks'>,
  form: FormData,
  now: number,
): Promise<Outcome | undefined> {
  const start = starts.find((one) => one === form.get('start'))
  if (!start) return undefined
  const signsFromDate = start === 'now' ? null : new Date(now + noticeDays * 86_400_000).toISOString()
  try {
    await webhooks.rotateWebhookKey({ signsFromDate })
    return { done: true, start }
  } catch (error) {
    assertRefusal(error)
    return { done: false, problem: problems[error.code] ?? 'other' }
  }
}
