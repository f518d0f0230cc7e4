import type { Infer, notifications } from '@kalends/contract'
import type { Translate } from '../../lib/translate.tsx'

type Reason = Infer<typeof notifications.SendTestMessageResponse>['reason']

/** Why a mail server refuses the account: no email leaves until it is mended. */
export type AccountReason = NonNullable<Infer<typeof notifications.MailDelivery>['pause']>['reason']

const accountReasons: readonly string[] = ['SIGN_IN', 'LIMIT', 'SENDER', 'HOST', 'CONNECTION', 'TLS', 'REFUSED']

/** Returns true for a reason that is about the account, not about one message. */
export const isAccountReason = (reason: string): reason is AccountReason => accountReasons.includes(reason)

/** Nothing answered where no connection came about: the error is then a technical detail. */
export const answerKey = (reason: Reason): 'mail.answer' | 'mail.details' =>
  reason === null || ['HOST', 'CONNECTION', 'TLS', 'OTHER'].includes(reason) ? 'mail.details' : 'mail.answer'

/** Says why an email could not be sent, what to do about it, and what the mail server answered. */
export function describeRefusal(t: Translate, { reason, answer }: { reason: Reason; answer: string }): string {
  const words = reason === null ? [] : [t(`mail.reason.${reason}`)]
  const remedy = reason !== null && isAccountReason(reason) ? [t(`mail.remedy.${reason}`)] : []
  return [...words, ...remedy, t(answerKey(reason), { answer })].join(' ')
}
