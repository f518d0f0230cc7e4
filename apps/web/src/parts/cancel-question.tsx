import { Form, useNavigation } from 'react-router'
import { dayIn, type Money } from '../lib/format.ts'
import type { Messages } from '../lib/messages/store.ts'
import { createTranslate, useFormats, useLanguage } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import styles from './cancel-question.module.css'
import { locationTime } from './location-time.ts'

type Props = {
  booking: {
    service: string
    kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
    start: string
    end: string
    zone: string
    /** Zone of its location. */
    locationZone?: string | undefined
    revision: string
    paid: boolean
    /** A plan of the customer paid for it. */
    byPlan: boolean
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
  const { service, kind, start, end, zone, locationZone, revision, paid, byPlan, fee } = booking
  const when = `${formats.dayLong(dayIn(start, zone))}, ${formats.startTime(start, end, zone)}`
  const atLocation = locationTime(t, formats, { start, zone, locationZone })
  return (
    <div className={styles.question}>
      {isChanged && <Alert>{t('reading.cancelBooking.changed')}</Alert>}
      <h1>{t('reading.cancelBooking.heading')}</h1>
      <p>
        <b>{service}</b>, {when}, {t('reading.cancelBooking.zone', { zone: formats.zoneCity(zone) })}
        {atLocation && ` · ${atLocation}`}
      </p>
      <p>
        {fee
          ? t(`reading.cancelBooking.${paid && !byPlan ? 'feePaid' : 'fee'}`, { fee: formats.money(fee) })
          : t(`reading.cancelBooking.${byPlan ? 'plan' : paid ? 'paid' : 'free'}`)}{' '}
        {fee && byPlan && `${t('reading.cancelBooking.planNotReturned')} `}
        {t(kind === 'COURSE' ? 'reading.cancelBooking.released.course' : 'reading.cancelBooking.released')}
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
