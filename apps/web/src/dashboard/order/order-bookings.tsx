import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import { type BookingOfOrder, endChoices, pauseChoices } from './data/act-on-order.ts'
import styles from './order.module.css'

type Props = { bookings: readonly BookingOfOrder[]; zone: string; change: 'pause' | 'end' }

/** Shows the coming bookings that an order pays for, and asks what becomes of them with a change of it. */
export function OrderBookings({ bookings, zone, change }: Props) {
  const t = useT()
  const formats = useFormats()
  const count = bookings.length
  const options =
    change === 'pause'
      ? pauseChoices.map((value) => ({ value, note: t(`orders.pause.choice.${value}.note`) }))
      : endChoices.map((value) => ({ value, note: t(`orders.end.choice.${value}.note`) }))
  return (
    <>
      <p>{t(`orders.${change}.bookings`, { count })}</p>
      <ul className={styles.bookings}>
        {bookings.map(({ bookingId, title, startDate, participants }) => (
          <li key={bookingId}>
            <input type="hidden" name="bookingId" value={bookingId} />
            <bdi>{title}</bdi>, {formats.dayMonthYear(dayIn(startDate, zone))}, {formats.time(startDate, zone)}
            {participants > 1 && <> ({t('orders.pause.people', { count: participants })})</>}
          </li>
        ))}
      </ul>
      <Choice
        legend={t('orders.pause.choice', { count })}
        name="bookings"
        value={options[0]?.value ?? ''}
        options={options.map((option) => ({ ...option, label: t(`orders.pause.choice.${option.value}`, { count }) }))}
      />
    </>
  )
}
