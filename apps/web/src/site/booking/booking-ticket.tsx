import { useHref } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { BookingMoney, hasMoneyNote, type PayProblem } from '../../parts/booking-money.tsx'
import { Ticket } from '../../parts/ticket.tsx'
import { paths } from '../../paths.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BookingData } from '../data/booking.ts'

type Props = { booking: BookingData; token: string; payProblem: PayProblem | null }

export function BookingTicket({ booking, token, payProblem }: Props) {
  const t = useT()
  const file = useHref(paths.bookingCalendarFile(token))
  const { status, kind, end, price, paid, payment, isPaidOnline } = booking
  const isOver = status === 'CANCELED' || status === 'DECLINED'
  const isLive = status === 'CONFIRMED' || status === 'PENDING'
  const data = {
    ...booking,
    until: kind === 'COURSE' ? end : null,
    price: isOver ? null : price,
    payment: hasMoneyNote(payment, isPaidOnline) ? null : paid ? ('PAID' as const) : ('IN_PERSON' as const),
  }
  return (
    <Ticket data={data}>
      <BookingMoney payment={payment} token={token} isPaidOnline={isPaidOnline} problem={payProblem} />
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
