import { Form, useNavigation } from 'react-router'
import { dayIn, type Money } from '../lib/format.ts'
import type { Messages } from '../lib/messages/store.ts'
import { createTranslate, useFormats, useLanguage } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import styles from './cancel-question.module.css'

type Props = {
  booking: {
    service: string
    start: string
    zone: string
    revision: string
    paid: boolean
    /** Fee for cancelling now. */
    fee: Money | null
  }
  /** The booking changed since the page was shown. */
  isChanged: boolean
  backHref: string
  messages: Messages
}

/** Asks for confirmation before cancelling and states the fee. Shared by the guest's link and the account. */
export function CancelQuestion({ booking, isChanged, backHref, messages }: Props) {
  const t = createTranslate(useLanguage(), messages)
  const formats = useFormats()
  const busy = useNavigation().state === 'submitting'
  const { service, start, zone, revision, paid, fee } = booking
  const when = `${formats.dayLong(dayIn(start, zone))}, ${formats.time(start, zone)}`
  return (
    <div className={styles.question}>
      {isChanged && <Alert>{t('reading.cancelBooking.changed')}</Alert>}
      <h1>{t('reading.cancelBooking.heading')}</h1>
      <p>
        <b>{service}</b>, {when}, {t('reading.cancelBooking.zone', { zone: formats.zoneCity(zone) })}
      </p>
      <p>
        {fee
          ? t(paid ? 'reading.cancelBooking.feePaid' : 'reading.cancelBooking.fee', { fee: formats.money(fee, true) })
          : t(paid ? 'reading.cancelBooking.paid' : 'reading.cancelBooking.free')}{' '}
        {t('reading.cancelBooking.released')}
      </p>
      <Form method="post">
        <input type="hidden" name="revision" value={revision} />
        <Button look="danger" busy={busy}>
          {t('reading.cancelBooking.confirm')}
        </Button>
        <LinkButton look="quiet" to={backHref}>
          {t('reading.cancelBooking.dismiss')}
        </LinkButton>
      </Form>
    </div>
  )
}
