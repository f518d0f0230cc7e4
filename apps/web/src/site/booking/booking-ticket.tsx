import { useHref } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { writePrice } from '../../parts/price.ts'
import { Ticket } from '../../parts/ticket.tsx'
import { paths } from '../../paths.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BookingData } from '../data/booking.ts'

export function BookingTicket({ booking, token }: { booking: BookingData; token: string }) {
  const t = useT()
  const formats = useFormats()
  const file = useHref(paths.bookingCalendarFile(token))
  const price = writePrice(booking.price, t, formats, true)
  const payment = {
    free: t('site.booking.nothingToPay'),
    paid: t('site.booking.paid', { price }),
    open: t('site.booking.payThere', { price }),
    unknown: '',
  }[paymentOf(booking)]
  const over = booking.status === 'CANCELED' || booking.status === 'DECLINED'
  const live = booking.status === 'CONFIRMED' || booking.status === 'PENDING'
  return (
    <Ticket data={{ ...booking, until: booking.kind === 'COURSE' ? booking.end : null, payment: over ? '' : payment }}>
      {live && (
        <AnchorButton look="filled" href={file} download>
          <Icon name="calendar" />
          {t('site.booking.addToCalendar')}
        </AnchorButton>
      )}
      {booking.mayMove && <LinkButton to={paths.moveBooking(token)}>{t('site.booking.move')}</LinkButton>}
      {booking.mayCancel && (
        <LinkButton look="quietDanger" to={paths.cancelBooking(token)}>
          {t('site.booking.cancel')}
        </LinkButton>
      )}
    </Ticket>
  )
}

function paymentOf({ price, paid }: BookingData): 'free' | 'paid' | 'open' | 'unknown' {
  if (price.kind === 'free') return 'free'
  if (price.kind === 'words' && !price.text) return 'unknown'
  return paid ? 'paid' : 'open'
}
