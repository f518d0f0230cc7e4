import type { Operation } from '../../../operation.ts'
import { findBookings } from '../store/bookings.ts'
import { findStaffToBeNamed } from '../store/staff-to-be-named.ts'
import { visibleTo } from '../store/visible-to.ts'

export const listBookingsToBeStaffed: Operation<'listBookingsToBeStaffed'> = async (
  { input, actor },
  { db, clock },
) => {
  const found = await findBookings(db, actor.siteId, input.bookingIds, visibleTo(actor))
  const ids = found.map(({ id }) => id)
  const bookingIds = await findStaffToBeNamed(db, actor.siteId, { bookingIds: ids, now: clock.now() })
  return { bookingIds: [...bookingIds] }
}
