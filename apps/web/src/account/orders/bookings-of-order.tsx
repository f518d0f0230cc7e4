import type { OutputOf } from '@kalends/contract'
import { useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import { useBookingMoment } from '../bookings/use-booking-moment.ts'
import type { BookingTime } from '../data/bookings.ts'
import styles from './orders.module.css'

/** `time` is null for a booking that is gone by now. */
export type BookingOfOrder = OutputOf<'listBookingsOfOrder'>['bookings'][number] & { time: BookingTime | null }

export const choices = ['KEEP_UNPAID', 'CANCEL'] as const

/** When a plan ends. */
export type End = 'IMMEDIATELY' | 'NEXT_PAYMENT_DATE'

/** The field with what becomes of the bookings if the plan ends then. */
export const choiceName = (end: End): string => `bookings.${end}`

type Props = { end: End; bookings: readonly BookingOfOrder[]; zone: string }

/**
 * Shows the coming bookings that a plan no longer pays for if it ends then, and asks what becomes of them. The styles of the
 * form show only the question about the end that is chosen, also without scripts.
 */
export function BookingsOfOrder({ end, bookings, zone }: Props) {
  const t = useT()
  const moment = useBookingMoment(zone)
  if (bookings.length === 0) return null
  return (
    <div className={styles.question} data-end={end}>
      <div>
        <p>{t('account.cancelOrder.bookings', { count: bookings.length, end })}</p>
        <ul className={styles.bookings}>
          {bookings.map(({ bookingId, title, startDate, time }) => (
            <li key={bookingId}>
              <bdi>{title}</bdi>, {moment(time ?? { start: startDate, end: startDate, zone: '' })}
            </li>
          ))}
        </ul>
      </div>
      <Choice
        legend={t('account.cancelOrder.choice')}
        name={choiceName(end)}
        value="KEEP_UNPAID"
        options={choices.map((value) => ({
          value,
          label: t(`account.cancelOrder.choice.${value}`),
          note: t(`account.cancelOrder.choice.${value}.note`),
        }))}
      />
    </div>
  )
}
