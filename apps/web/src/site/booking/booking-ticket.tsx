import { useHref } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { ChargedFeeNote } from '../../parts/booking-fee.tsx'
import { BookingMoney, type PayProblem, paymentTime } from '../../parts/booking-money.tsx'
import { locationTime } from '../../parts/location-time.ts'
import { Ticket } from '../../parts/ticket.tsx'
import { paths } from '../../paths.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { MoreIcon } from '../../ui/more-icon.tsx'
import type { BookingData } from '../data/booking.ts'

type Props = { booking: BookingData; token: string; payProblem: PayProblem | null }

export function BookingTicket({ booking, token, payProblem }: Props) {
  const t = useT()
  const formats = useFormats()
  const file = useHref(paths.bookingCalendarFile(token))
  const { status, kind, end, price, payment, isPaidOnline } = booking
  const isOver = status === 'CANCELED' || status === 'DECLINED'
  const isAhead = (status === 'CONFIRMED' || status === 'PENDING') && Date.parse(end) > booking.now
  const data = {
    ...booking,
    locationTime: locationTime(t, formats, { ...booking, locationZone: booking.location?.timeZone }),
    until: kind === 'COURSE' ? end : null,
    price: isOver ? null : price,
    payment: paymentTime(booking),
  }
  return (
    <Ticket data={data}>
      <ChargedFeeNote fee={booking.chargedFee} />
      <BookingMoney payment={payment} token={token} isPaidOnline={isPaidOnline} problem={payProblem} />
      {isAhead && (
        <AnchorButton look="filled" href={file} download>
          <MoreIcon name="calendar" />
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
