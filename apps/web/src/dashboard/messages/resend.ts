import type { Client } from '@kalends/sdk'
import { refusalReason } from '../../lib/refusal.ts'
import { readText } from '../fields/read-form.ts'

export type ResendProblem = 'outdated' | 'secrets' | 'noMail' | 'throttled' | 'other'

/** `resent` counts the messages; undefined for a single one. */
export type ResendOutcome = { done: true; resent: number | undefined } | { done: false; problem: ResendProblem }

/** Sends one message or all that failed again. Returns undefined for a form the page does not have. */
export async function resend(
  { notifications }: Pick<Client, 'notifications'>,
  form: FormData,
): Promise<ResendOutcome | undefined> {
  const intent = readText(form, 'intent')
  try {
    if (intent === 'resendFailed') return { done: true, resent: (await notifications.resendFailedMessages({})).resent }
    if (intent !== 'resend') return undefined
    await notifications.resendMessage({ messageId: readText(form, 'id') })
    return { done: true, resent: undefined }
  } catch (error) {
    const problem = refusalReason<ResendProblem>(error, {
      codes: {
        MESSAGE_OUTDATED: 'outdated',
        MESSAGE_SECRETS_GONE: 'secrets',
        MAIL_SERVER_MISSING: 'noMail',
        THROTTLED_FEATURE: 'throttled',
      },
      fallback: 'other',
    })
    return { done: false, problem }
  }
}
