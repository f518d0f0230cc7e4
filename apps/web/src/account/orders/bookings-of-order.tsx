import type { OutputOf } from '@kalends/contract'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import styles from './orders.module.css'

export type BookingOfOrder = OutputOf<'listBookingsOfOrder'>['bookings'][number]

export const choices = ['KEEP_UNPAID', 'CANCEL'] as const

/** Shows the coming bookings that a plan pays for, and asks what becomes of them when it ends now. */
export function BookingsOfOrder({ bookings, zone }: { bookings: readonly BookingOfOrder[]; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return (
    <>
      <div>
        <p>{t('account.cancelOrder.bookings', { count: bookings.length })}</p>
        <ul className={styles.bookings}>
          {bookings.map(({ bookingId, title, startDate }) => (
            <li key={bookingId}>
              <bdi>{title}</bdi>, {formats.moment(startDate, zone)}
            </li>
          ))}
        </ul>
      </div>
      <Choice
        legend={t('account.cancelOrder.choice')}
        name="bookings"
        value="KEEP_UNPAID"
        options={choices.map((value) => ({
          value,
          label: t(`account.cancelOrder.choice.${value}`),
          note: t(`account.cancelOrder.choice.${value}.note`),
        }))}
      />
    </>
  )
}
