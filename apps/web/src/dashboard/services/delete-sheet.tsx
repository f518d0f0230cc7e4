import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { AffectedBooking } from '../data/load-affected.ts'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { NoEmailNote } from '../mail/no-email-note.tsx'
import { usePageLink } from '../page-link.ts'
import { AffectedList } from '../rows/affected-list.tsx'
import { useBusiness } from '../use-business.ts'
import type { ServiceRow } from './data/load-services.ts'

type Props = { chosen: readonly ServiceRow[]; affected: readonly AffectedBooking[]; total: number; zone: string }

/** Confirms deleting services and asks what happens to their bookings. */
export function DeleteSheet({ chosen, affected, total, zone }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const names = chosen.map(({ name }) => name).join(', ')
  return (
    <ConfirmSheet
      title={t('services.delete.title', { count: chosen.length, names })}
      close={pageLink({ confirm: null, id: null })}
      confirmLabel={t('services.delete')}
      cancelLabel={t('services.dismiss')}
    >
      <input type="hidden" name="intent" value="delete" />
      <input
        type="hidden"
        name="shown"
        value={chosen
          .filter(({ hidden }) => !hidden)
          .map(({ id }) => id)
          .join()}
      />
      {chosen.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <p>{t('services.delete.booked', { count: total })}</p>
      {total > 0 && <AffectedList affected={affected} total={total} zone={zone} />}
      {total > 0 && <Treatment hasSessions={chosen.some(({ type }) => type !== 'APPOINTMENT')} />}
      <p className="k-2">{t('services.delete.trash')}</p>
    </ConfirmSheet>
  )
}

function Telling() {
  const t = useT()
  return (
    <>
      <CheckBox name="notify" label={t('services.delete.notify')} defaultChecked />
      <TextArea label={t('services.delete.message')} optional={t('common.optional')} name="message" maxLength={2000} />
    </>
  )
}

function Treatment({ hasSessions }: { hasSessions: boolean }) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  return (
    <>
      <CheckBox
        name="keepBookings"
        label={t(hasSessions ? 'services.delete.keepBookedSessions' : 'services.delete.keepBookings')}
      />
      {sendsEmail ? <Telling /> : <NoEmailNote />}
    </>
  )
}
