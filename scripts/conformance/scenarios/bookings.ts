import type { Untyped } from '../install.ts'
import { check } from '../recorder.ts'
import { newEmail, type Stage } from '../stage.ts'

const DAY_MS = 86_400_000
const TIMEZONE = 'Europe/Berlin'

/** Returns the bookable entries of a service in the coming three weeks, from the day after tomorrow on. */
async function findEntries(client: Untyped, serviceId: string): Promise<Untyped[]> {
  const dates = [2, 21].map((days) => new Date(Date.now() + days * DAY_MS).toISOString())
  const filter = { serviceId: [serviceId], startDate: dates[0], endDate: dates[1], bookable: true }
  const { availabilityEntries } = await client.availabilityCalendar.queryAvailability(
    { filter },
    { timezone: TIMEZONE },
  )
  return availabilityEntries
}

/** A visitor books, changes and cancels; staff confirm and decline. Returns the email of the guest. */
export async function book(stage: Stage): Promise<string> {
  const { visitor, staff, made } = stage
  const { call } = stage.recorder
  const entries = await call('queryAvailability', async () => {
    const found = await findEntries(visitor, made.service._id)
    check(found.length > 40, `there are only ${found.length} times`)
    return found
  })
  // Staff work at the same times and slots overlap: one in four is certainly free.
  let next = 0
  const slot = () => entries[4 * next++].slot
  const email = newEmail('guest')
  const contactDetails = { firstName: 'Ada', lastName: 'Berg', email }
  const booking = (more: object = {}) => ({
    bookedEntity: { slot: slot() },
    contactDetails,
    totalParticipants: 1,
    selectedPaymentOption: 'OFFLINE',
    ...more,
  })
  const create = async (client = visitor) => (await client.bookings.createBooking(booking())).booking
  const first = await call('createBooking', async () => {
    const created = await create()
    check(created.startDate instanceof Date && created._id, JSON.stringify(created))
    return created
  })
  const confirmed = await call('confirmOrDeclineBooking', async () => {
    const answer = await staff.bookings.confirmOrDeclineBooking(first._id, { paymentStatus: 'PAID' })
    check(answer.booking.status === 'CONFIRMED', answer.booking.status)
    return answer.booking
  })
  const moved = await call('rescheduleBooking', async () => {
    const to = slot()
    const answer = await visitor.bookings.rescheduleBooking(first._id, to, { revision: confirmed.revision })
    check(answer.booking.startDate.getTime() === new Date(to.startDate).getTime(), 'the booking was not moved')
    return answer.booking
  })
  await call('updateExtendedFields', async () => {
    const namespaceData = { ref: 'A1' }
    const answer = await staff.bookings.updateExtendedFields(first._id, '@conformance/crm', { namespaceData })
    check(answer.namespaceData.ref === 'A1', JSON.stringify(answer))
  })
  await readBookings(stage, first._id)
  await call('cancelBooking', async () => {
    const { revision } = await findBooking(staff, first._id, moved)
    check((await visitor.bookings.cancelBooking(first._id, { revision })).booking.status === 'CANCELED', 'not canceled')
  })
  await call('confirmBooking', async () => {
    const { _id, revision } = await create()
    const answer = await staff.bookings.confirmBooking(_id, revision)
    check(answer.booking.status === 'CONFIRMED', answer.booking.status)
    await staff.bookings.cancelBooking(_id, { revision: answer.booking.revision })
  })
  await call('declineBooking', async () => {
    const { _id, revision } = await create()
    const flowControlSettings = { skipPendingApprovalServiceValidation: true }
    const pending = await staff.bookings.markBookingAsPending(_id, revision, { flowControlSettings })
    const answer = await staff.bookings.declineBooking(_id, pending.booking.revision)
    check(answer.booking.status === 'DECLINED', answer.booking.status)
  })
  const many = await call('bulkCreateBooking', async () => {
    const infos = [{ booking: booking() }, { booking: booking() }]
    const answer = await visitor.bookings.bulkCreateBooking(infos, { returnFullEntity: true })
    check(answer.bulkActionMetadata.totalSuccesses === 2, JSON.stringify(answer.results[0]))
    return answer.results
  })
  await call('bulkConfirmOrDeclineBooking', async () => {
    const details = many.map(({ item }: Untyped) => ({ bookingId: item._id, paymentStatus: 'PAID' }))
    const answer = await staff.bookings.bulkConfirmOrDeclineBooking(details, { returnEntity: true })
    check(answer.bulkActionMetadata.totalSuccesses === 2, JSON.stringify(answer.results[0]))
    for (const { item } of answer.results) await staff.bookings.cancelBooking(item._id, { revision: item.revision })
  })
  return email
}

async function findBooking(staff: Untyped, id: string, otherwise: Untyped): Promise<Untyped> {
  const { extendedBookings } = await staff.extendedBookings.query({ filter: { id } })
  return extendedBookings[0]?.booking ?? otherwise
}

async function readBookings({ recorder: { call }, staff, visitor }: Stage, id: string): Promise<void> {
  const isFirst = (found: Untyped) => check(found?.booking._id === id, 'the booking was not found')
  await call('query', async () => {
    const { extendedBookings } = await visitor.extendedBookings.query({ filter: { id }, paging: { limit: 5 } })
    isFirst(extendedBookings[0])
  })
  await call('queryExtendedBookings', async () => {
    const options = { withBookingAllowedActions: true }
    const { items } = await staff.extendedBookings.queryExtendedBookings(options).eq('_id', id).find()
    isFirst(items[0])
    check(items[0].allowedActions, 'the allowed actions are missing')
  })
  await call('countExtendedBookings', async () => {
    const { count } = await staff.extendedBookings.countExtendedBookings({ filter: { id } })
    check(count === 1, `the count is ${count}`)
  })
}

/** Seats of a class, a course, and two appointments in a row. */
export async function bookSeats({ recorder: { call }, visitor, staff, made }: Stage): Promise<void> {
  const find = async (type: string) => (await visitor.services.queryServices().eq('type', type).find()).items
  await call('updateNumberOfParticipants', async () => {
    const [entry] = (
      await Promise.all((await find('CLASS')).map(({ _id }: Untyped) => findEntries(visitor, _id)))
    ).flat()
    check(entry, 'no class has a free seat')
    const booking = { bookedEntity: { slot: entry.slot }, totalParticipants: 1, contactDetails: contact() }
    const { booking: created } = await staff.bookings.createBooking(booking)
    const { _id, revision } = created
    const updated = await staff.bookings.updateNumberOfParticipants(_id, { revision, totalParticipants: 2 })
    check(updated.booking.totalParticipants === 2, 'the number is another')
    await staff.bookings.cancelBooking(_id, { revision: updated.booking.revision })
  })
  await call('getScheduleAvailability', async () => {
    const [course] = await find('COURSE')
    const { availability } = await visitor.availabilityCalendar.getScheduleAvailability(course.schedule._id)
    check(availability.totalSpots > 0, JSON.stringify(availability))
  })
  await call('calculateMultiSlotAvailability', async () => {
    const [{ slot }] = await findEntries(visitor, made.service._id)
    const { _id: serviceId } = made.service
    const day = new Date(slot.startDate).toISOString().slice(0, 10)
    const { slots } = await visitor.availabilityCalendar.calculateMultiSlotAvailability({
      from: `${day}T00:00:00`,
      to: `${day}T23:59:00`,
      timeZone: TIMEZONE,
      location: slot.location,
      slots: [{ serviceId }, { serviceId }],
    })
    check(slots.length > 0, 'there are no times')
  })
}

const contact = () => ({ firstName: 'Ada', lastName: 'Berg', email: newEmail('guest') })
