import { describe, expect, it } from 'vitest'
import { contactOf } from '../support/contact-of.ts'
import {
  aBooking,
  aClient,
  aHold,
  aLocation,
  aService,
  aStaffMember,
  aStudio,
  aVisitor,
  bookingInput,
  type Client,
  expected,
  readRefusal,
  slotAt,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'
import { listEvents, listHistory } from './support/traces.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const later = '2026-06-02T11:00:00.000Z'

const create = (client: Client, slot: object, more: object = {}, rest: object = {}) =>
  client.post('/v2/bookings', { ...bookingInput(slot, more), ...rest })

const confirmed = { status: 'CONFIRMED' as const }
const overriding = { flowControlSettings: { skipAvailabilityValidation: true } }

describe('a visitor creates a booking', () => {
  it('with status CREATED and everything agreed; it reserves no time yet', async () => {
    const studio = await aStudio(app, context, { price: '80' })
    const { booking } = expected(
      await create(studio.visitor, slotWith(studio, at), {
        selectedPaymentOption: 'OFFLINE',
        paymentStatus: 'PAID',
        language: 'de',
        externalUserId: 'crm-7',
        contactDetails: { firstName: 'Clara', email: 'clara@customer.example', phone: '+39 06 1' },
        extendedFields: { namespaces: { '@crm/notes': { vip: true } } },
      }),
    )
    expect(booking).toMatchObject({
      status: 'CREATED',
      revision: '1',
      paymentStatus: 'UNDEFINED',
      selectedPaymentOption: 'OFFLINE',
      totalParticipants: 1,
      language: 'de',
      externalUserId: 'crm-7',
      additionalFields: [],
      bookedAddOns: [],
      startDate: at,
      endDate: '2026-06-02T10:00:00.000Z',
      createdDate: '2026-06-01T09:00:00.000Z',
      bookedEntity: {
        title: 'Swedish massage',
        tags: ['INDIVIDUAL'],
        slot: {
          serviceId: studio.service.id,
          scheduleId: studio.service.scheduleId,
          timezone: 'Europe/Berlin',
          startDate: at,
          endDate: '2026-06-02T10:00:00.000Z',
          resource: { id: studio.resourceId, name: 'Livia Marchetti' },
          location: { id: studio.locationId, name: 'Studio Aventine', locationType: 'OWNER_BUSINESS' },
        },
      },
      contactDetails: { firstName: 'Clara', email: 'clara@customer.example', phone: '+39 06 1' },
      createdBy: { identityType: 'ANONYMOUS_VISITOR' },
      bookingSource: { platform: 'WEB', actor: 'CUSTOMER' },
      extendedFields: { namespaces: { '@crm/notes': { vip: true } } },
    })
    expect(booking.createdBy.anonymousVisitorId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await contactOf(context, booking.id)).toMatch(/^[0-9a-f-]{36}$/)
    expect(booking.bookedEntity.slot.eventId).toBeUndefined()
    expect(await takenTime(context, studio.resourceId)).toEqual([])
    expect(await listHistory(context, booking.id)).toEqual(['create: → CREATED by visitor'])
    expect(await listEvents(context, booking.id)).toEqual(['1 created'])
  })

  it('for a time that others requested too: two created bookings do not conflict', async () => {
    const studio = await aStudio(app, context)
    await aBooking(studio.visitor, slotWith(studio, at))
    expect(readRefusal(await create(studio.visitor, slotWith(studio, at)))).toBe('200')
  })

  it('in their own held time, until the hold expired and someone else was faster', async () => {
    const studio = await aStudio(app, context)
    await aHold(studio.visitor, studio, at)
    expect(readRefusal(await create(studio.visitor, slotWith(studio, at)))).toBe('200')
    clock.advance({ minutes: 10 })
    await aBooking(studio.admin, slotWith(studio, at), confirmed)
    const refused = await create(studio.visitor, slotWith(studio, at))
    expect(readRefusal(refused)).toBe('428 SLOT_HOLD_UNAVAILABLE')
    expect(refused.body.details.applicationError.data.nextFree).toHaveLength(3)
    clock.set('2026-06-01T09:00:00Z')
  })

  it('by the schedule alone, with local times in the zone of the slot', async () => {
    const studio = await aStudio(app, context)
    const { serviceId: _, ...slot } = slotAt(studio, at)
    const local = { ...slot, startDate: '2026-06-02T11:00:00', endDate: '2026-06-02T12:00:00' }
    expect(expected(await create(studio.visitor, local)).booking).toMatchObject({ startDate: at })
  })

  it('with a requested staff member: busy, held, closed and off-grid times are refused, with alternatives', async () => {
    const studio = await aStudio(app, context)
    await aBooking(studio.admin, slotWith(studio, at), confirmed)
    const refused = await create(studio.visitor, slotWith(studio, at))
    expect(readRefusal(refused)).toBe('428 SLOT_NOT_AVAILABLE')
    expect(refused.body.details.applicationError.data.nextFree).toHaveLength(3)
    await aHold(await aVisitor(app, studio.siteId), studio, later)
    expect(readRefusal(await create(studio.visitor, slotWith(studio, later)))).toBe('428 SLOT_NOT_AVAILABLE')
    expect(readRefusal(await create(studio.visitor, slotWith(studio, '2026-06-02T13:10:00.000Z')))).toBe(
      '428 SLOT_NOT_AVAILABLE',
    )
  })

  it('without a staff member: only the policy is checked', async () => {
    const policy = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 2880 } }
    const studio = await aStudio(app, context, { policy })
    const refused = await create(studio.visitor, slotAt(studio, at))
    expect(readRefusal(refused)).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(refused.body.details.applicationError.data).toEqual({ tooLateToBook: true })
    const open = await aStudio(app, context)
    await aBooking(open.admin, slotWith(open, at), confirmed)
    expect(readRefusal(await create(open.visitor, slotAt(open, at)))).toBe('200')
  })

  it('within the rules about participants', async () => {
    const studio = await aStudio(app, context, { policy: { participantsPolicy: { maxParticipantsPerBooking: 2 } } })
    const refusal = async (more: object) => readRefusal(await create(studio.visitor, slotAt(studio, at), more))
    expect(await refusal({ totalParticipants: 2 })).toBe('200')
    expect(await refusal({ totalParticipants: 3 })).toBe('428 BOOKING_POLICY_VIOLATION')
    expect(await refusal({ totalParticipants: undefined })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal({ totalParticipants: 0 })).toBe('400 booking.totalParticipants')
    const choices = { serviceChoices: [{ numberOfParticipants: 1, choices: [{ custom: 'child' }] }] }
    expect(await refusal({ totalParticipants: undefined, participantsChoices: choices })).toBe(
      '400 INVALID_SERVICE_CHOICES',
    )
  })

  it('within the booking limit per customer, by contact', async () => {
    const limitRebookingPolicy = { enabled: true, maxBookings: 1 }
    const studio = await aStudio(app, context, { policy: { limitRebookingPolicy } })
    const contactDetails = { email: 'often@customer.example' }
    await aBooking(studio.admin, slotWith(studio, at), { ...confirmed, contactDetails })
    const refused = await create(studio.visitor, slotAt(studio, later), {
      contactDetails: { email: 'OFTEN@customer.example' },
    })
    expect(refused.body.details.applicationError.data).toEqual({ tooManyBookings: true })
    expect(readRefusal(await create(studio.visitor, slotAt(studio, later)))).toBe('200')
  })

  it('with what the business requires of customers', async () => {
    const studio = await aStudio(app, context)
    await context.db
      .updateTable('sites')
      .set({ required_contact: ['EMAIL', 'PHONE'] })
      .where('id', '=', studio.siteId)
      .execute()
    const anonymous = { contactDetails: { firstName: 'Clara' } }
    expect(readRefusal(await create(studio.visitor, slotAt(studio, at), anonymous))).toBe(
      '400 booking.contactDetails.email booking.contactDetails.phone',
    )
    expect(readRefusal(await create(studio.admin, slotAt(studio, at), anonymous))).toBe('200')
    const everything = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'ADDRESS']
    expected(await studio.admin.patch('/v1/sites/settings', { requiredContact: everything }))
    const reachable = { email: 'clara@customer.example', phone: '+39 06 1', fullAddress: { city: ' ' } }
    expect(readRefusal(await create(studio.visitor, slotAt(studio, at), { contactDetails: reachable }))).toBe(
      '400 booking.contactDetails.firstName booking.contactDetails.fullAddress booking.contactDetails.lastName',
    )
    const complete = { ...reachable, firstName: 'Clara', lastName: 'Weiss', fullAddress: { formattedAddress: 'Via 1' } }
    expect(readRefusal(await create(studio.visitor, slotAt(studio, at), { contactDetails: complete }))).toBe('200')
  })

  it('with form answers: the contact comes from them, errors are reported immediately', async () => {
    const studio = await aStudio(app, context)
    const formSubmission = { first_name: 'Noa', email: 'noa@customer.example', message: 'Back pain' }
    const sent = await create(
      studio.visitor,
      slotAt(studio, at),
      { contactDetails: { firstName: 'Other' } },
      { formSubmission },
    )
    expect(expected(sent).booking).toMatchObject({
      contactDetails: { firstName: 'Noa', email: 'noa@customer.example' },
      additionalFields: [{ value: 'Back pain', valueType: 'LONG_TEXT' }],
    })
    const wrong = { email: 'nobody', favourite: 'blue' }
    expect(readRefusal(await create(studio.visitor, slotAt(studio, at), {}, { formSubmission: wrong }))).toBe(
      '400 formSubmission.email formSubmission.favourite formSubmission.first_name',
    )
    const partial = { formSubmission: { message: 'Walk-in' } }
    expect(readRefusal(await create(studio.admin, slotAt(studio, at), {}, partial))).toBe('200')
  })

  it('linked to the contact by email, whatever contact is named with it', async () => {
    const studio = await aStudio(app, context)
    const first = await aBooking(studio.visitor, slotAt(studio, at), {
      contactDetails: { email: 'ida@customer.example' },
    })
    const again = await aBooking(studio.visitor, slotAt(studio, at), {
      contactDetails: { email: 'Ida@Customer.example' },
    })
    const contactId = await contactOf(context, first.id)
    expect(await contactOf(context, again.id)).toBe(contactId)
    const other = { contactDetails: { contactId, email: 'eva@customer.example' } }
    const eva = await aBooking(studio.visitor, slotAt(studio, at), other)
    expect(eva.contactDetails).toMatchObject({ email: 'eva@customer.example' })
    expect(await contactOf(context, eva.id)).not.toBe(contactId)
    expect(readRefusal(await create(studio.admin, slotAt(studio, at), other))).toBe('409 CONTACT_DETAILS_CONFLICT')
  })
})

describe('createBooking refuses', () => {
  it('an invalid booked entity', async () => {
    const studio = await aStudio(app, context)
    const slot = slotAt(studio, at)
    const refusal = async (entity: object) =>
      readRefusal(
        await studio.visitor.post('/v2/bookings', { booking: { totalParticipants: 1, bookedEntity: entity } }),
      )
    expect(await refusal({})).toBe('400 VALIDATION_FAILURE')
    expect(await refusal({ slot, schedule: { scheduleId: studio.service.scheduleId } })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal({ schedule: { scheduleId: studio.service.scheduleId } })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal({ slot: { ...slot, location: null } })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal({ slot: { ...slot, endDate: null } })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal({ slot: { ...slot, endDate: '2026-06-02T09:30:00Z' } })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal({ slot: { ...slot, startDate: 'tomorrow' } })).toBe('400 INVALID_DATE_FORMAT')
    expect(await refusal({ slot: { ...slot, timezone: 'Mars/Olympus' } })).toBe('400 INVALID_TIME_ZONE')
    expect(await refusal({ slot: { ...slot, location: { locationType: 'OWNER_CUSTOM' } } })).toBe(
      '400 VALIDATION_FAILURE',
    )
    expect(readRefusal(await studio.visitor.post('/v2/bookings', {}))).toBe('400 booking')
    const info = { multiServiceBookingInfo: { type: 'SEQUENTIAL_BOOKINGS' } }
    expect(readRefusal(await create(studio.visitor, slot, info))).toBe(
      '400 CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO',
    )
  })

  it('unknown ids, and those of another business', async () => {
    const studio = await aStudio(app, context)
    const other = await aStudio(app, context)
    const slot = slotAt(studio, at)
    const refusal = async (more: object) => readRefusal(await create(studio.visitor, { ...slot, ...more }))
    const nothing = { serviceId: null, scheduleId: null }
    expect(await refusal({ serviceId: other.service.id, scheduleId: null })).toBe('404 SCHEDULE_NOT_FOUND')
    expect(await refusal({ serviceId: null, scheduleId: other.service.scheduleId })).toBe('404 SCHEDULE_NOT_FOUND')
    expect(await refusal({ scheduleId: other.service.scheduleId })).toBe('404 SCHEDULE_NOT_FOUND')
    expect(await refusal({ ...nothing, serviceId: "'; drop table bookings" })).toBe('404 SCHEDULE_NOT_FOUND')
    expect(await refusal(nothing)).toBe('404 SCHEDULE_NOT_FOUND')
    expect(await refusal({ ...nothing, eventId: other.service.id })).toBe('404 SESSION_NOT_FOUND')
    expect(await refusal({ resource: { id: other.resourceId } })).toBe('400 INVALID_FLOW_SELECTED_RESOURCES')
    const away = { location: { id: other.locationId, locationType: 'OWNER_BUSINESS' } }
    expect(await refusal(away)).toBe('400 VALIDATION_FAILURE')
  })

  it('a class or a course without sessions', async () => {
    const studio = await aStudio(app, context)
    const group = await aService(context, studio.siteId, [], { type: 'CLASS' })
    const course = await aService(context, studio.siteId, [], { type: 'COURSE' })
    const post = async (bookedEntity: object) =>
      readRefusal(await studio.visitor.post('/v2/bookings', { booking: { bookedEntity, totalParticipants: 1 } }))
    expect(await post({ slot: { serviceId: group.id, eventId: studio.service.id } })).toBe('404 SESSION_NOT_FOUND')
    expect(await post({ slot: { serviceId: group.id } })).toBe('400 VALIDATION_FAILURE')
    expect(await post({ schedule: { scheduleId: course.scheduleId } })).toBe('404 SCHEDULE_NOT_FOUND')
    expect(await post({ schedule: { scheduleId: studio.siteId } })).toBe('404 SCHEDULE_NOT_FOUND')
  })

  it('a payment option the service does not offer', async () => {
    const studio = await aStudio(app, context, { price: '80' })
    const refusal = async (client: Client, more: object, rest: object = {}) =>
      readRefusal(await create(client, slotAt(studio, at), more, rest))
    expect(await refusal(studio.visitor, { selectedPaymentOption: 'ONLINE' })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal(studio.visitor, { selectedPaymentOption: 'MEMBERSHIP' })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal(studio.visitor, { depositSelected: true })).toBe('400 VALIDATION_FAILURE')
    const skip = { flowControlSettings: { skipSelectedPaymentOptionValidation: true } }
    expect(await refusal(studio.visitor, { selectedPaymentOption: 'ONLINE' }, skip)).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusal(studio.admin, { selectedPaymentOption: 'ONLINE' }, skip)).toBe('200')
    // What cannot be booked online is paid in person.
    const payment = {
      rateType: 'FIXED',
      fixed: { price: { value: '80' } },
      options: { online: true, pricingPlan: true },
    }
    const service = { revision: '1', payment, onlineBooking: { enabled: false } }
    await studio.admin.patch(`/v2/services/${studio.service.id}`, { service })
    expect(await refusal(studio.admin, { selectedPaymentOption: 'ONLINE' })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal(studio.admin, { selectedPaymentOption: 'MEMBERSHIP' })).toBe('200')
    expect(await refusal(studio.admin, { selectedPaymentOption: 'OFFLINE' })).toBe('200')
  })

  it('a status or a flag without permission, in the documented order of checks', async () => {
    const studio = await aStudio(app, context)
    const refusal = async (client: Client, more: object, rest: object = {}, slot: object = slotAt(studio, at)) =>
      readRefusal(await create(client, slot, more, rest))
    expect(await refusal(studio.visitor, confirmed)).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusal(studio.visitor, {}, overriding)).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusal(studio.admin, { status: 'PENDING' })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal(studio.admin, confirmed, overriding)).toBe(
      '400 CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED',
    )
    const worse = { ...confirmed, totalParticipants: undefined, selectedPaymentOption: 'ONLINE' }
    expect(await refusal(studio.visitor, worse, {}, { serviceId: studio.siteId })).toBe('404 SCHEDULE_NOT_FOUND')
    expect(await refusal(studio.visitor, worse)).toBe('403 UNAUTHORIZED_OPERATION')
    expect(await refusal(studio.visitor, { ...worse, status: 'CREATED' })).toBe('400 VALIDATION_FAILURE')
  })

  it('without leaving anything behind', async () => {
    const studio = await aStudio(app, context)
    await aBooking(studio.admin, slotWith(studio, at), confirmed)
    const contactDetails = { email: 'unlucky@customer.example' }
    await create(studio.visitor, slotWith(studio, at), { contactDetails })
    const contacts = await context.db
      .selectFrom('contacts')
      .select('email')
      .where('site_id', '=', studio.siteId)
      .execute()
    expect(contacts.map(({ email }) => email)).not.toContain('unlucky@customer.example')
  })
})

describe('staff create a booking', () => {
  it('confirmed immediately: the time is reserved with its buffers, and events are published', async () => {
    const studio = await aStudio(app, context, { bufferMinutes: 30 })
    const booking = await aBooking(studio.admin, slotAt(studio, at), confirmed)
    expect(booking).toMatchObject({
      status: 'CONFIRMED',
      createdBy: { identityType: 'APP' },
      bookingSource: { actor: 'BUSINESS' },
    })
    expect(booking.bookedEntity?.slot).toMatchObject({ resource: { id: studio.resourceId } })
    expect(booking.bookedEntity?.slot?.eventId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-02 09:00:00+00","2026-06-02 10:30:00+00")'])
    expect(await listEvents(context, booking.id)).toEqual(['1 created', '2 confirmed'])
  })

  it('with a free staff member, and are refused if none is left', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const names: (string | null | undefined)[] = []
    for (let count = 0; count < 2; count += 1) {
      const booking = await aBooking(studio.admin, slotAt(studio, at), confirmed)
      names.push(booking.bookedEntity?.slot?.resource?.name)
    }
    expect(names.sort()).toEqual(['Colleague 1', 'Livia Marchetti'])
    expect(readRefusal(await create(studio.admin, slotAt(studio, at), confirmed))).toBe('428 SLOT_NOT_AVAILABLE')
  })

  it('outside policy and grid, but not outside opening hours or in busy time', async () => {
    const policy = { limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 2880 } }
    const studio = await aStudio(app, context, { policy, online: false })
    const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, openMinute: 540, closeMinute: 1020 }))
    const nine = await aStaffMember(context, studio.siteId, { workingHours: { weekly } })
    const service = await aService(context, studio.siteId, [nine], { policy, online: false })
    const open = { ...studio, service }
    const refusal = async (start: string) =>
      readRefusal(await create(studio.admin, slotWith(open, start, nine), confirmed))
    expect(await refusal('2026-06-02T09:10:00.000Z')).toBe('200')
    expect(await refusal('2026-06-02T09:10:00.000Z')).toBe('428 SLOT_NOT_AVAILABLE')
    expect(await refusal('2026-06-02T04:00:00.000Z')).toBe('428 SLOT_NOT_AVAILABLE')
    expect(await refusal('2026-05-29T08:00:00.000Z')).toBe('200')
  })

  it('in a busy time with permission; it is marked, whatever was sent', async () => {
    const studio = await aStudio(app, context)
    const first = await aBooking(studio.admin, slotWith(studio, at), confirmed, overriding)
    expect(first.doubleBooked).toBeUndefined()
    const second = await aBooking(studio.admin, slotWith(studio, at), { ...confirmed, doubleBooked: false }, overriding)
    expect(second.doubleBooked).toBe(true)
    expect(await takenTime(context, studio.resourceId)).toEqual([
      '["2026-06-02 09:00:00+00","2026-06-02 10:00:00+00")',
      '["2026-06-02 09:00:00+00","2026-06-02 10:00:00+00") overlap',
    ])
    // A row that may overlap lies outside the constraint; the check sees it all the same.
    await studio.admin.post(`/v2/bookings/${first.id}/cancel`, { revision: first.revision })
    expect(readRefusal(await create(studio.admin, slotWith(studio, at), confirmed))).toBe('428 SLOT_NOT_AVAILABLE')
  })

  it('on their own calendar if they have one, and on no other', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [studio.resourceId] })
    const livia = aClient(app, (await signIn(app, person, studio.siteId)).headers)
    expect(readRefusal(await create(livia, slotAt(studio, at), confirmed))).toBe('403 UNAUTHORIZED_OPERATION')
    expect(readRefusal(await create(livia, slotWith(studio, at), confirmed))).toBe('200')
    const override = readRefusal(await create(livia, slotWith(studio, at), confirmed, overriding))
    expect(override).toBe('403 UNAUTHORIZED_OPERATION')
  })

  it('with the address of a location the customer chooses', async () => {
    const studio = await aStudio(app, context)
    const elsewhere = await aLocation(context, studio.siteId, 'Harbour')
    const locations = [{ type: 'BUSINESS' as const, business: { id: elsewhere } }, { type: 'CUSTOMER' as const }]
    const service = await aService(context, studio.siteId, [studio.resourceId], { locations })
    const visiting = { ...studio, service, locationId: elsewhere }
    const home = { location: { locationType: 'CUSTOM' as const } }
    const contactDetails = {
      fullAddress: { formattedAddress: 'Via Appia 3', geocode: { latitude: 41.8, longitude: 12.5 } },
    }
    const booking = await aBooking(studio.visitor, slotAt(visiting, at, home), { contactDetails })
    expect(booking.bookedEntity?.slot?.location).toEqual({ locationType: 'CUSTOM', formattedAddress: 'Via Appia 3' })
    expect(booking.contactDetails?.fullAddress).toEqual({ ...contactDetails.fullAddress, subdivisions: [] })
    const there = await aBooking(studio.visitor, slotAt(visiting, at))
    expect(there.bookedEntity?.slot?.location).toMatchObject({ name: 'Harbour', formattedAddress: 'Harbour 1' })
  })
})
