import type { Metadata } from 'next'
import { getKalends, getSite } from '../../kalends.ts'

export const metadata: Metadata = { title: 'My bookings' }

/** The member's coming bookings. The API lists only those of who calls it. */
export default async function Bookings() {
  const kalends = await getKalends()
  if (!(await kalends.auth.loggedIn())) {
    return (
      <>
        <h1>My bookings</h1>
        <p>Sign in to see your bookings.</p>
      </>
    )
  }
  const filter = { status: { $in: ['CONFIRMED', 'PENDING'] }, endDate: { $gt: new Date() } }
  const [{ timeZone }, { extendedBookings }] = await Promise.all([
    getSite(),
    kalends.bookings.queryExtendedBookings({
      query: { filter, sort: [{ fieldName: 'startDate', order: 'ASC' }], paging: { limit: 50 } },
    }),
  ])
  const show = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone })
  return (
    <>
      <h1>My bookings</h1>
      {extendedBookings?.length === 0 && <p>You have no bookings yet.</p>}
      <ul className="bookings">
        {extendedBookings?.map(({ booking }) => (
          <li key={booking?.id}>
            <strong>{booking?.bookedEntity?.title}</strong>
            <span>{booking?.startDate && show.format(booking.startDate)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
