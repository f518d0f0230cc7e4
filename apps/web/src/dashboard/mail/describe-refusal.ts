import type { Infer, notifications } from '@kalends/contract'
import type { Translate } from '../../lib/translate.tsx'

type Reason = Infer<typeof notifications.SendTestMessageResponse>['reason']

/** Why a mail server refuses the account: no email leaves until it is mended. */
export type AccountReason = NonNullable<Infer<typeof notifications.MailDelivery>['pause']>['reason']

const accountReasons: readonly string[] = ['SIGN_IN', 'LIMIT', 'SENDER', 'HOST', 'CONNECTION', 'TLS', 'REFUSED']

/** Returns true for a reason that is about the account, not about one message. */
export const isAccountReason = (reason: string): reason is AccountReason => accountReasons.includes(reason)

/** Says why the mail server refused an email, what to do about it, and what it answered. */
export function describeRefusal(t: Translate, { reason, answer }: { reason: Reason; answer: string }): string {
  const words = reason === null ? [] : [t(`mail.reason.${reason}`)]
  const remedy = reason !== null && isAccountReason(reason) ? [t(`mail.remedy.${reason}`)] : []
  return [...words, ...remedy, t('mail.answer', { answer })].join(' ')
}
