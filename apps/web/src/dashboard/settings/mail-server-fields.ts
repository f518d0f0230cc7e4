import type { Infer, notifications } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../lib/refusal.ts'
import { readNumber, readText, readTextOrNull } from '../fields/read-form.ts'
import { type AccountReason, isAccountReason } from '../mail/describe-refusal.ts'

type Settings = Infer<typeof notifications.SetMailServerRequest>

/** What the mail server said to settings that were tried. */
export type RefusedMailServer = { reason: AccountReason; answer: string }

/** Saves the mail server, or removes it. */
export async function writeMailServer({ notifications }: Pick<Client, 'notifications'>, form: FormData): Promise<void> {
  if (form.get('command') === 'remove') {
    await notifications.deleteMailServer({})
    return
  }
  // Spaces around a password belong to it.
  const password = String(form.get('password') ?? '')
  await notifications.setMailServer({
    host: readText(form, 'host'),
    port: readNumber(form, 'port') ?? Number.NaN,
    security: readText(form, 'security') as Settings['security'],
    user: readTextOrNull(form, 'user'),
    ...(password ? { password } : {}),
    sender: readText(form, 'sender'),
  })
}

/** Returns why the mail server did not take the settings; undefined for another refusal. */
export function readRefusedServer(error: unknown): RefusedMailServer | undefined {
  if (!isRefusal(error)) return undefined
  for (const { ruleName = '', data } of error.fieldViolations) {
    if (isAccountReason(ruleName)) return { reason: ruleName, answer: String(data?.['answer'] ?? '') }
  }
  return undefined
}
