import { data, type LoaderFunctionArgs, useHref, useLoaderData } from 'react-router'
import { leftToRight } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { ChargedFeeNote } from '../parts/booking-fee.tsx'
import { BookingMoney, paymentTime } from '../parts/booking-money.tsx'
import { Ticket } from '../parts/ticket.tsx'
import { paths } from '../paths.ts'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import { ButtonRow } from '../ui/button-row.tsx'
import { MoreIcon } from '../ui/more-icon.tsx'
import { accountPaths } from './account-paths.ts'
import { loadBooking, type OneBooking } from './data/booking.ts'
import { Page, Section } from './frame/page.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const booking = await loadBooking(page, params['bookingId'] ?? '')
  if (!booking) throw data(null, { status: 404 })
  return { booking, zone: page.site.timeZone }
}

/** One booking with its actions. */
export default function Booking() {
  const t = useT()
  const { booking, zone } = useLoaderData<typeof loader>()
  const file = useHref(accountPaths.bookingCalendarFile(booking.id))
  const isAhead = (booking.status === 'CONFIRMED' || booking.status === 'PENDING') && !booking.isPast
  return (
    <Page title={booking.service}>
      <Ticket data={toTicket(booking, booking.zone || zone)}>
        <BookingMoney payment={booking.payment} token={booking.token} isPaidOnline={booking.isPaidOnline} />
        {isAhead && (
          <AnchorButton look="filled" href={file} download>
            <MoreIcon name="calendar" />
            {t('account.booking.toCalendar')}
          </AnchorButton>
        )}
        {booking.mayMove && (
          <LinkButton to={paths.moveBooking(booking.token)} reloadDocument>
            {t('account.booking.move')}
          </LinkButton>
        )}
        {!isAhead && booking.slug && (
          <LinkButton to={paths.offer({ type: booking.kind, slug: booking.slug })} reloadDocument>
            {t('account.booking.again')}
          </LinkButton>
        )}
      </Ticket>
      {isAhead && <Cancel booking={booking} />}
      <ChargedFeeNote fee={booking.chargedFee} />
    </Page>
  )
}

function Cancel({ booking }: { booking: OneBooking }) {
  const t = useT()
  const formats = useFormats()
  const { phone } = useSite()
  const { mayCancel, fee, note } = booking
  return (
    <Section id="cancel" title={t('account.booking.cancelTitle')}>
      {!mayCancel && <p>{t(booking.isTooLate ? 'account.booking.tooLate' : 'account.booking.notOnline')}</p>}
      {phone && !mayCancel && <p>{t('account.booking.call', { phone: leftToRight(phone) })}</p>}
      {mayCancel && fee && <p>{t('account.booking.fee', { fee: formats.money(fee) })}</p>}
      {mayCancel && !fee && <p>{t(booking.hasPaid ? 'account.booking.paidBack' : 'account.booking.noFee')}</p>}
      {note && (
        <p className="k-2">
          <bdi>{note}</bdi>
        </p>
      )}
      {mayCancel && (
        <ButtonRow>
          <LinkButton to={accountPaths.cancelBooking(booking.id)}>{t('account.booking.cancel')}</LinkButton>
        </ButtonRow>
      )}
    </Section>
  )
}

function toTicket(booking: OneBooking, zone: string) {
  const { serviceId, service, location, address, kind, end, status, price } = booking
  const isOver = status === 'CANCELED' || status === 'DECLINED'
  return {
    ...booking,
    service: { id: serviceId, name: service, photoUrl: null },
    zone,
    until: kind === 'COURSE' ? end : null,
    location: location ? { name: location, address } : null,
    directions: null,
    price: isOver ? null : price,
    payment: paymentTime(booking),
  }
}
