import { useT } from '../../lib/translate.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import { useBusiness } from '../use-business.ts'
import type { Unanswered } from './settle-change.ts'
import { SettleFields } from './settle-fields.tsx'

/** Fields of the question itself; the rest is sent again as it was. */
const ownFields = [
  ...['settles', 'tried', 'appointments', 'sessions', 'own', 'notify', 'message', 'overlap'],
  ...['restAppointments', 'restSessions', 'refusedAppointments', 'refusedSessions'],
]

/** Asks what becomes of bookings before a form's change is made, and sends the form again with the answers. */
export function SettleSheet({ unanswered, submitLabel }: { unanswered: Unanswered; submitLabel: string }) {
  const t = useT()
  const close = usePageLink()({ confirm: null })
  const { timeZone } = useBusiness()
  return (
    <ConfirmSheet
      title={t('commitments.title')}
      close={close}
      confirmLabel={submitLabel}
      cancelLabel={t('services.dismiss')}
      look="filled"
    >
      {unanswered.entries
        .filter(([name]) => !ownFields.includes(name))
        .map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries repeat and keep their order
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      <SettleFields
        // Fields start anew with what the answers before them made of them.
        key={JSON.stringify([unanswered.entries, unanswered.refused])}
        question={unanswered.question}
        zone={timeZone}
        unanswered={unanswered}
      />
    </ConfirmSheet>
  )
}
