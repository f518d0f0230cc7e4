import { randomUUID } from 'node:crypto'
import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import {
  insertAddOn,
  insertAddOnGroup,
  insertServiceOptions,
  type NewAddOn,
  type NewServiceOptions,
} from '../../src/features/services/index.ts'
import { varyPrice } from '../support/choices.ts'
import {
  aBooking,
  aStudio,
  bookingInput,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  slotWith,
  takenTime,
} from '../support/factories.ts'
import { aGroup, bookSeats, countSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'
const confirmed = { status: 'CONFIRMED' as const }
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

const create = (client: Client, slot: object, more: object = {}, rest: object = {}) =>
  client.post('/v2/bookings', { ...bookingInput(slot, more), ...rest })
const choosing = (...parts: [number, ...object[]][]) => ({
  totalParticipants: undefined,
  participantsChoices: {
    serviceChoices: parts.map(([numberOfParticipants, ...choices]) => ({ numberOfParticipants, choices })),
  },
})

async function withOptions(
  studio: Studio,
  serviceId: string,
  kind: NewServiceOptions['kind'],
  values: (string | number)[],
) {
  await context.transaction(async (tx) => {
    const variants = values.map((value) => ({ value }))
    await insertServiceOptions(tx, studio.siteId, { serviceId, kind, variants }, context.clock.now())
    await varyPrice(tx, serviceId)
  })
}

/** A group of the service with these add-ons. Answers their ids in order. */
async function withAddOns(studio: Studio, addOns: NewAddOn[], maxAddOns: number | null = null) {
  return context.transaction(async (tx) => {
    const ids: string[] = []
    for (const addOn of addOns) ids.push(await insertAddOn(tx, studio.siteId, addOn, context.clock.now()))
    const group = { serviceId: studio.service.id, name: 'Extras', addOnIds: ids, maxAddOns }
    return { ids, groupId: await insertAddOnGroup(tx, studio.siteId, group) }
  })
}

describe('choices of the participants', () => {
  it('add up in a class, each variant separately', async () => {
    const group = await aGroup(app, context, 'CLASS', { capacity: 4 })
    await withOptions(group, group.group.id, 'CUSTOM', ['Adult', 'Child'])
    const family = choosing([2, { custom: 'Adult' }], [1, { custom: 'Child' }])
    const { booking } = expected(await bookSeats(group.admin, group, { ...confirmed, ...family }))
    expect(booking.participantsChoices).toEqual(family.participantsChoices)
    expect(booking.totalParticipants).toBeUndefined()
    expect(await countSeats(group)).toBe('3/0 of 4')
    const two = choosing([2, { custom: 'Adult' }])
    expect(readRefusal(await bookSeats(group.visitor, group, two))).toBe('428 SESSION_CAPACITY_EXCEEDED')
    const dog = choosing([1, { custom: 'Dog' }])
    expect(readRefusal(await bookSeats(group.visitor, group, dog))).toBe('400 FAILED_RESOLVING_CUSTOM_CHOICES')
  })

  it('are given in one of two ways, and only if the service has variants', async () => {
    const studio = await aStudio(app, context)
    const refusal = async (more: object) => readRefusal(await create(studio.visitor, slotAt(studio, at), more))
    expect(await refusal({ totalParticipants: undefined })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal({ ...choosing([1]), totalParticipants: 1 })).toBe('400 VALIDATION_FAILURE')
    expect(await refusal(choosing([1, { custom: 'Adult' }]))).toBe('400 INVALID_SERVICE_CHOICES')
    expect(await refusal(choosing([1, { optionId: randomUUID() }]))).toBe('400 INVALID_SERVICE_CHOICES')
    expect(await refusal(choosing([1]))).toBe('200')
  })

  it('determine the duration of the appointment', async () => {
    const studio = await aStudio(app, context)
    await withOptions(studio, studio.service.id, 'DURATION', [60, 90])
    const book = (minutes: number, chosen: number) =>
      create(
        studio.admin,
        { ...slotWith(studio, at), endDate: later(minutes) },
        {
          ...confirmed,
          ...choosing([1, { duration: { minutes: chosen } }]),
        },
      )
    expect(readRefusal(await book(60, 90))).toBe('400 VALIDATION_FAILURE')
    expect(readRefusal(await book(75, 75))).toBe('400 INVALID_SERVICE_CHOICES')
    expect(expected(await book(90, 90)).booking).toMatchObject({ endDate: later(90) })
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-02 09:00:00+00","2026-06-02 10:30:00+00")'])
  })

  it('name the staff member if the variants are staff', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const staff = await context.db
      .selectFrom('service_staff')
      .select('resource_id')
      .where('service_id', '=', studio.service.id)
      .orderBy('position')
      .execute()
    const ids = staff.map(({ resource_id }) => resource_id) as [string, string]
    await withOptions(studio, studio.service.id, 'STAFF_MEMBER', ids)
    const chosen = choosing([1, { custom: ids[1] }])
    const booking = await aBooking(studio.admin, slotAt(studio, at), { ...confirmed, ...chosen } as bookings.Booking)
    expect(booking.bookedEntity?.slot?.resource).toMatchObject({ id: ids[1], explicitlyRequested: true })
    const other = await create(studio.admin, slotWith(studio, at, ids[0]), chosen)
    expect(readRefusal(other)).toBe('400 INVALID_CHOICES')
  })
})

describe('add-ons', () => {
  const extras: NewAddOn[] = [
    { name: 'Hot stones', durationMinutes: 15 },
    { name: 'Tea', maxQuantity: 2 },
  ]

  it('are stored with their current names and durations, and extend the appointment', async () => {
    const studio = await aStudio(app, context)
    const {
      ids: [stones, tea],
      groupId,
    } = await withAddOns(studio, extras)
    const bookedAddOns = [
      { id: stones, groupId },
      { id: tea, groupId, quantity: 2 },
    ]
    const slot = { ...slotWith(studio, at), endDate: later(75) }
    const { booking } = expected(await create(studio.admin, slot, { ...confirmed, bookedAddOns }))
    expect(booking.bookedAddOns).toEqual([
      { id: stones, groupId, name: 'Hot stones', durationInMinutes: 15 },
      { id: tea, groupId, name: 'Tea', quantity: 2 },
    ])
    expect(await takenTime(context, studio.resourceId)).toEqual(['["2026-06-02 09:00:00+00","2026-06-02 10:15:00+00")'])
    await context.db
      .updateTable('add_ons')
      .set({ name: 'Cold stones' })
      .where('id', '=', stones as string)
      .execute()
    const { extendedBookings } = expected(await studio.admin.post('/v2/extended-bookings/query', { query: {} }))
    expect(extendedBookings[0].booking.bookedAddOns[0].name).toBe('Hot stones')
  })

  it('are refused outside groups and limits, naming the field, unless skipped', async () => {
    const studio = await aStudio(app, context)
    const {
      ids: [stones, tea],
      groupId,
    } = await withAddOns(studio, extras, 1)
    const longer = { ...slotAt(studio, at), endDate: later(75) }
    const refusal = async (slot: object, ...bookedAddOns: object[]) => {
      const answer = await create(studio.visitor, slot, { bookedAddOns })
      return `${readRefusal(answer)} ${answer.body.details?.applicationError.data.field}`
    }
    const bad = '400 VALIDATION_FAILURE booking.'
    expect(await refusal(slotAt(studio, at), { id: randomUUID(), groupId })).toBe(`${bad}bookedAddOns[0]`)
    expect(await refusal(slotAt(studio, at), { id: tea, groupId: randomUUID() })).toBe(`${bad}bookedAddOns[0]`)
    expect(await refusal(slotAt(studio, at), { id: tea, groupId, quantity: 3 })).toBe(`${bad}bookedAddOns[0].quantity`)
    expect(await refusal(longer, { id: stones, groupId, quantity: 2 })).toBe(`${bad}bookedAddOns[0].quantity`)
    expect(await refusal(longer, { id: stones, groupId }, { id: tea, groupId })).toBe(`${bad}bookedAddOns`)
    expect(await refusal(slotAt(studio, at), { id: stones, groupId })).toBe(`${bad}bookedEntity.slot.endDate`)
    const skip = { flowControlSettings: { skipAddOnValidation: true } }
    const bookedAddOns = [
      { id: stones, groupId },
      { id: tea, groupId: randomUUID(), quantity: 9 },
    ]
    expect(readRefusal(await create(studio.visitor, longer, { bookedAddOns }, skip))).toBe('403 UNAUTHORIZED_OPERATION')
    expect(expected(await create(studio.admin, longer, { bookedAddOns }, skip)).booking.bookedAddOns).toHaveLength(2)
  })

  it('from outside the service cost their own price, and keep it when the rest changes', async () => {
    const policy = { participantsPolicy: { maxParticipantsPerBooking: 4 } }
    const studio = await aStudio(app, context, { price: '50', policy })
    const price = { value: '15', currency: 'EUR' }
    const addOn = { name: 'Towel', maxQuantity: 5, price }
    const towel = await context.transaction((tx) => insertAddOn(tx, studio.siteId, addOn, context.clock.now()))
    const skip = { flowControlSettings: { skipAddOnValidation: true } }
    const bookedAddOns = [{ id: towel, groupId: randomUUID(), quantity: 2 }]
    const book = (more: object = {}) =>
      create(studio.admin, slotAt(studio, at), { bookedAddOns, status: 'CONFIRMED', ...more }, skip)
    const { booking } = expected(await book())
    const priced = async () => {
      const asked = { bookingIds: [booking.id] }
      return expected(await studio.admin.post('/v1/bookings/balances/list', asked)).balances[0]?.amounts.due
    }
    expect(await priced()).toBe('80.00')
    const two = {
      revision: booking.revision,
      slot: { startDate: later(180), endDate: later(240) },
      totalParticipants: 2,
    }
    expected(await studio.admin.post(`/v2/bookings/${booking.id}/reschedule`, two))
    expect(await priced()).toBe('130.00')
    expected(await studio.admin.delete(`/v1/add-ons/${towel}`))
    expect(readRefusal(await book())).toBe('400 VALIDATION_FAILURE')
    expect(await priced()).toBe('130.00')
  })

  it('of another business are not found', async () => {
    const studio = await aStudio(app, context)
    const other = await aStudio(app, context)
    const {
      ids: [, tea],
      groupId,
    } = await withAddOns(other, extras)
    const skip = { flowControlSettings: { skipAddOnValidation: true } }
    const answer = await create(studio.admin, slotAt(studio, at), { bookedAddOns: [{ id: tea, groupId }] }, skip)
    expect(readRefusal(answer)).toBe('400 VALIDATION_FAILURE')
  })

  it('extend a hold too, and are copied to the booking', async () => {
    const studio = await aStudio(app, context)
    const {
      ids: [stones],
      groupId,
    } = await withAddOns(studio, extras)
    const slot = {
      serviceId: studio.service.id,
      startDate: at,
      timezone: 'UTC',
      bookedAddOns: [{ id: stones, groupId }],
    }
    const createHold = (minutes: number) =>
      studio.visitor.post('/v1/holds', { slot: { ...slot, endDate: later(minutes) } })
    expect(readRefusal(await createHold(60))).toBe('400 VALIDATION_FAILURE')
    const { hold } = expected(await createHold(75))
    expect(await takenTime(context, studio.resourceId)).toEqual([
      '["2026-06-02 09:00:00+00","2026-06-02 10:15:00+00") hold',
    ])
    const contactDetails = { email: 'clara@customer.example' }
    const { booking } = expected(await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails }))
    expect(booking.bookedAddOns).toMatchObject([{ id: stones, name: 'Hot stones', durationInMinutes: 15 }])
    expect(booking.endDate).toBe(later(75))
  })
})

describe('the staff member', () => {
  const selecting = (selectionMethod: bookings.SelectionMethod) => ({ resourceSelections: [{ selectionMethod }] })

  it('is the requested one, or any if the booking says so', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    await aBooking(studio.admin, slotWith(studio, at), confirmed)
    const slot = (method: bookings.SelectionMethod) => ({ ...slotWith(studio, at), ...selecting(method) })
    expect(readRefusal(await create(studio.admin, slot('SPECIFIC_RESOURCE'), confirmed))).toBe('428 SLOT_NOT_AVAILABLE')
    const { booking } = expected(await create(studio.admin, slot('ANY_RESOURCE'), confirmed))
    expect(booking.bookedEntity.slot).toMatchObject({
      resource: { name: 'Colleague 1', explicitlyRequested: false },
      ...selecting('ANY_RESOURCE'),
    })
    const unnamed = await create(studio.admin, { ...slotAt(studio, at), ...selecting('SPECIFIC_RESOURCE') })
    expect(unnamed.body.details.applicationError.data).toEqual({ field: 'booking.bookedEntity.slot.resource.id' })
  })

  it('may be required by the policy', async () => {
    const policy = { resourcesPolicy: { enabled: true, autoAssignAllowed: false } }
    const studio = await aStudio(app, context, { policy })
    const any = { ...slotWith(studio, at), ...selecting('ANY_RESOURCE') }
    for (const slot of [slotAt(studio, at), any]) {
      const refused = await create(studio.visitor, slot)
      expect(refused.body.details.applicationError.data).toEqual({ resourceRequired: true })
    }
    expect(readRefusal(await create(studio.visitor, slotWith(studio, at)))).toBe('200')
    expect(readRefusal(await create(studio.admin, slotAt(studio, at)))).toBe('200')
  })
})

describe('a preferred gender', () => {
  const preference = (gender: 'ANY_MALE' | 'ANY_FEMALE') => ({ requestedGender: { gender } })
  const preferGender = (gender: 'ANY_MALE' | 'ANY_FEMALE') => ({
    resourceSelections: [{ selectionMethod: 'ANY_RESOURCE' as const, ...preference(gender) }],
  })

  it('filters listing, explanations and bookings alike, if the business lets customers choose', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    const { visitor, admin, service, locationId } = studio
    const request = (url: string, gender: 'ANY_MALE' | 'ANY_FEMALE', payload: object) =>
      visitor.post(url, { ...payload, customerChoices: preference(gender) })
    const listing = { serviceId: service.id, timeZone: 'UTC' }
    const range = { fromLocalDate: at.slice(0, 19), toLocalDate: later(60).slice(0, 19) }
    const listed = async (gender: 'ANY_MALE' | 'ANY_FEMALE') =>
      expected(await request('/v2/time-slots', gender, { ...listing, ...range })).timeSlots.length
    const one = {
      ...listing,
      localStartDate: at.slice(0, 19),
      localEndDate: later(60).slice(0, 19),
      location: { id: locationId, locationType: 'BUSINESS' },
    }
    const filter = { serviceId: [service.id], startDate: at, endDate: later(60), bookable: true }
    const visit = {
      from: at.slice(0, 19),
      to: later(60).slice(0, 19),
      timeZone: 'UTC',
      location: { id: locationId, locationType: 'OWNER_BUSINESS' },
      slots: [{ serviceId: service.id, customerChoices: preference('ANY_FEMALE') }],
    }
    const why = { serviceId: service.id, startDate: at, requestedGender: 'ANY_FEMALE' }
    const slot = { ...slotAt(studio, at), ...preferGender('ANY_FEMALE') }
    const refused = '400 REQUESTED_GENDER_NOT_ALLOWED'
    expect(readRefusal(await request('/v2/time-slots', 'ANY_FEMALE', { ...listing, ...range }))).toBe(refused)
    expect(readRefusal(await request('/v2/time-slots/get', 'ANY_FEMALE', one))).toBe(refused)
    expect(readRefusal(await request('/v1/availability/query', 'ANY_FEMALE', { query: { filter } }))).toBe(refused)
    expect(readRefusal(await visitor.post('/v1/availability/multislot', visit))).toBe(refused)
    expect(readRefusal(await admin.post('/v1/availability/explain', why))).toBe(refused)
    expect(readRefusal(await create(visitor, slot))).toBe(refused)

    const staffSelection = { allowGenderSelection: true }
    expected(await admin.patch('/v2/bookings-settings', { bookingsSettings: { revision: '1', staffSelection } }))
    const women = context.db.updateTable('staff_members').set({ gender: 'FEMALE' })
    await women.where('site_id', '=', studio.siteId).where('resource_id', '<>', studio.resourceId).execute()
    const her = { name: 'Colleague 1' }
    expect([await listed('ANY_FEMALE'), await listed('ANY_MALE')]).toEqual([1, 0])
    expect(readRefusal(await request('/v2/time-slots/get', 'ANY_MALE', one))).toBe('404 SLOT_NOT_FOUND')
    const entries = expected(await request('/v1/availability/query', 'ANY_FEMALE', { query: { filter } }))
    expect(entries.availabilityEntries).toMatchObject([{ slot: { resource: her } }])
    expect(expected(await visitor.post('/v1/availability/multislot', visit)).slots).toHaveLength(1)
    const explained = expected(await admin.post('/v1/availability/explain', why))
    expect(explained).toMatchObject({
      offered: true,
      lanes: [her],
      refusals: [{ rule: 'NO_RESOURCE', resourceId: studio.resourceId, source: { kind: 'WISH' } }],
    })

    const requested = expected(await create(visitor, slot)).booking
    const confirm = await admin.post(`/v2/bookings/${requested.id}/confirm`, { revision: requested.revision })
    expect(expected(confirm).booking.bookedEntity.slot).toMatchObject({ resource: her, ...preferGender('ANY_FEMALE') })
    expect(readRefusal(await create(admin, slot, confirmed))).toBe('428 SLOT_NOT_AVAILABLE')
    expect(await listed('ANY_FEMALE')).toBe(0)
    const other = { ...slotWith(studio, at), ...preferGender('ANY_FEMALE') }
    expect(readRefusal(await create(visitor, other))).toMatch('INVALID_FLOW_SELECTED_RESOURCES')
  })
})
