import { useHref } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Ticket } from '../../parts/ticket.tsx'
import { paths } from '../../paths.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BookingData } from '../data/booking.ts'
import styles from './booking.module.css'

export function BookingTicket({ booking, token }: { booking: BookingData; token: string }) {
  const t = useT()
  const file = useHref(paths.bookingCalendarFile(token))
  const { status, kind, end, price, paid } = booking
  const money = useMoneyNote(booking)
  const isOver = status === 'CANCELED' || status === 'DECLINED'
  const isLive = status === 'CONFIRMED' || status === 'PENDING'
  const data = {
    ...booking,
    until: kind === 'COURSE' ? end : null,
    price: isOver ? null : price,
    payment: money ? null : paid ? ('PAID' as const) : ('IN_PERSON' as const),
  }
  return (
    <Ticket data={data}>
      {money && <p className={styles.money}>{money}</p>}
      {isLive && (
        <AnchorButton look="filled" href={file} download>
          <Icon name="calendar" />
          {t('reading.booking.addToCalendar')}
        </AnchorButton>
      )}
      {booking.mayMove && <LinkButton to={paths.moveBooking(token)}>{t('reading.booking.move')}</LinkButton>}
      {booking.mayCancel && (
        <LinkButton look="quietDanger" to={paths.cancelBooking(token)}>
          {t('reading.booking.cancel')}
        </LinkButton>
      )}
    </Ticket>
  )
}

/** Says what was paid, what is still due and what comes back, where that is neither everything nor nothing. */
function useMoneyNote({ payment }: BookingData): string | null {
  const t = useT()
  const formats = useFormats()
  if (!payment) return null
  const money = (value: string) => formats.money({ value, currency: payment.currency }, true)
  const isAny = (value: string) => Number(value) > 0
  const isDue = isAny(payment.paid) && isAny(payment.due)
  if (isDue && isAny(payment.refunded)) return t('reading.booking.stillDue', { due: money(payment.due) })
  if (isAny(payment.refunded)) return t('reading.booking.refunded', { amount: money(payment.refunded) })
  if (isDue) return t('reading.booking.partlyPaid', { paid: money(payment.paid), due: money(payment.due) })
  return isAny(payment.owedBack) ? t('reading.booking.owedBack', { amount: money(payment.owedBack) }) : null
}
