import { describe, expect, it } from 'vitest'
import { loadBookable, loadBookables, policySnapshot, serviceIdOfSchedule } from '../../src/features/services/index.ts'
import { serviceColor } from '../../src/features/services/rules/service-color.ts'
import { createTestApp } from '../support/app.ts'
import { aCatalogue, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
const service = await created(calls, here.key, {
  ...anAppointment(here, { staffMemberIds: [here.staffIds[1], here.staffIds[0]], category: { id: here.categoryId } }),
  bookingPolicy: { id: here.policyId },
  locations: [{ type: 'BUSINESS', business: { id: here.locationId } }, { type: 'CUSTOMER' }],
  schedule: { availabilityConstraints: { sessionDurations: [45], timeBetweenSessions: 10 } },
  serviceResources: [{ resourceType: { id: here.roomTypeId }, resourceIds: { values: [here.roomId] } }],
})
const id = service.id ?? ''

describe('loadBookable', () => {
  it('loads what availability and bookings need', async () => {
    expect(await loadBookable(test.db, here.siteId, id)).toMatchObject({
      id,
      type: 'APPOINTMENT',
      name: 'Massage',
      slug: 'massage',
      color: serviceColor(id),
      hidden: false,
      deleted: false,
      durationMinutes: 45,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 10,
      capacity: 1,
      category: { id: here.categoryId, name: 'Hands', sortOrder: 3 },
      onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
      payment: { rateType: 'FIXED', fixed: { price: { value: '60', currency: 'EUR' } } },
      scheduleId: service.schedule?.id,
      formId: service.form?.id,
      primaryResourceTypeId: null,
      staffResourceIds: [here.staffIds[1], here.staffIds[0]],
      resourceTypes: [{ typeId: here.roomTypeId, resourceIds: [here.roomId] }],
      locations: [
        { type: 'BUSINESS', locationId: here.locationId, name: 'Harbour', timeZone: 'Europe/Berlin', address: null },
        { type: 'CUSTOMER', locationId: null, timeZone: null },
      ],
      policy: { id: here.policyId, name: 'Strict', default: false, cancellationPolicy: { enabled: true } },
    })
  })

  it('keeps the requested order, finds deleted ones and none of others', async () => {
    const other = await created(calls, here.key, anAppointment(here, { name: 'Other' }))
    const foreign = await created(calls, there.key, anAppointment(there))
    await test.db
      .updateTable('services')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    const ids = [other.id ?? '', foreign.id ?? '', id.toUpperCase()]
    const loaded = await loadBookables(test.db, here.siteId, ids)
    expect(loaded.map(({ name, deleted }) => [name, deleted])).toEqual([
      ['Other', false],
      ['Massage', true],
    ])
    expect(await loadBookable(test.db, here.siteId, foreign.id ?? '')).toBeUndefined()
  })

  it('finds a service by its schedule', async () => {
    const scheduleId = service.schedule?.id ?? ''
    expect(await serviceIdOfSchedule(test.db, here.siteId, scheduleId)).toBe(id)
    expect(await serviceIdOfSchedule(test.db, there.siteId, scheduleId)).toBeUndefined()
  })

  it('returns a snapshot of the policy that later changes do not affect', async () => {
    const bookable = await loadBookable(test.db, here.siteId, id)
    if (!bookable) throw new Error('The service is gone')
    const snapshot = policySnapshot(bookable)
    expect(snapshot).toEqual(bookable.policy)
    expect(snapshot.cancellationPolicy).not.toBe(bookable.policy.cancellationPolicy)
  })
})
