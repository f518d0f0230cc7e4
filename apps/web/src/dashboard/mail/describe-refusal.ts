import type { Infer, notifications } from '@kalends/contract'
import type { Translate } from '../../lib/translate.tsx'

type Reason = Infer<typeof notifications.SendTestMessageResponse>['reason']
type AccountReason = NonNullable<Infer<typeof notifications.MailDelivery>['pause']>['reason']

const ofMessages: readonly (Reason | AccountReason)[] = ['UNKNOWN_RECIPIENT', 'MAILBOX', 'CONTENT', 'OTHER']
const isOfAccount = (reason: NonNullable<Reason>): reason is AccountReason => !ofMessages.includes(reason)

/** Says why the mail server refused an email, what to do about it, and what it answered. */
export function describeRefusal(t: Translate, { reason, answer }: { reason: Reason; answer: string }): string {
  const words = reason === null ? [] : [t(`mail.reason.${reason}`)]
  const remedy = reason !== null && isOfAccount(reason) ? [t(`mail.remedy.${reason}`)] : []
  return [...words, ...remedy, t('mail.answer', { answer })].join(' ')
}
