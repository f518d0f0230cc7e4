import { describe, expect, it } from 'vitest'
import { jsonb } from '../../src/db/database.ts'
import { createTestApp } from '../support/app.ts'
import { aCatalogue, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
const service = await created(calls, here.key, anAppointment(here, { staffMemberIds: here.staffIds }))
const id = service.id ?? ''

describe('getService', () => {
  it('returns a service to anyone, on every path', async () => {
    for (const actor of [here.visitor, here.key]) {
      for (const base of ['/v2', '/_api/bookings/v2', '/bookings/v2']) {
        const answer = await test.app.inject({ url: `${base}/services/${id}`, headers: { authorization: actor } })
        expect(answer.statusCode).toBe(200)
        expect(answer.json().service).toEqual(service)
      }
    }
  })

  it('returns a hidden one to anyone with its id', async () => {
    const hidden = await created(calls, here.key, anAppointment(here, { name: 'Secret', hidden: true }))
    expect((await calls.get(here.visitor, hidden.id ?? '')).json().service.name).toBe('Secret')
  })

  it('finds no services of another business, deleted or unknown ones', async () => {
    const gone = await created(calls, here.key, anAppointment(here, { name: 'Gone' }))
    await test.db
      .updateTable('services')
      .set({ deleted_at: new Date(test.clock.now()) })
      .where('id', '=', gone.id ?? '')
      .execute()
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const [actor, wanted] of [
      [there.visitor, id],
      [there.key, id],
      [here.key, gone.id ?? ''],
      [here.key, unknown],
    ]) {
      const answer = await calls.get(actor ?? '', wanted ?? '')
      expect(answer.statusCode).toBe(404)
      expect(answer.json().details.applicationError.code).toBe('SERVICE_NOT_FOUND')
    }
  })

  it('refuses an invalid id', async () => {
    expect((await calls.get(here.visitor, 'nonsense')).statusCode).toBe(400)
    expect((await calls.get(here.visitor, "'%20or%20true--")).statusCode).toBe(400)
  })

  it('names its staff, and required resources, if requested', async () => {
    const withRoom = await created(calls, here.key, {
      ...anAppointment(here, { name: 'With room', staffMemberIds: here.staffIds }),
      serviceResources: [{ resourceType: { id: here.roomTypeId }, resourceIds: { values: [here.roomId] } }],
    })
    expect(withRoom).not.toHaveProperty('staffMemberDetails')
    const fields = ['STAFF_MEMBER_DETAILS', 'RESOURCE_TYPE_DETAILS', 'RESOURCE_DETAILS']
    const query = `?${fields.map((field) => `conditionalFields=${field}`).join('&')}`
    const shown = (await calls.get(here.visitor, withRoom.id ?? '', query)).json().service
    expect(shown.staffMemberDetails.staffMembers.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Ben'])
    expect(shown.staffMembers).toEqual(shown.staffMemberDetails.staffMembers)
    expect(shown.staffMembers[0].staffMemberId).not.toBe(here.staffIds[0])
    expect(shown.serviceResources).toMatchObject([
      {
        resourceType: { id: here.roomTypeId, name: 'Room' },
        resourceDetails: { resources: [{ id: here.roomId, name: 'Blue room' }] },
      },
    ])
  })

  it('shows customers only staff and resources that can be chosen, and images of the others', async () => {
    const mainMedia = { image: { id: 'ada', url: 'https://example.org/ada.jpg', height: 400, width: 300 } }
    const fixture = await aCatalogue(test)
    const [ada, ben] = fixture.staffIds
    const people = test.db.updateTable('staff_members').where('site_id', '=', fixture.siteId)
    await people
      .set({ main_media: jsonb(mainMedia) })
      .where('resource_id', '=', ada)
      .execute()
    const location = { type: 'BUSINESS' as const, business: { id: fixture.locationId } }
    const service = await created(calls, fixture.key, {
      ...anAppointment(fixture, { staffMemberIds: [ada, ben], locations: [location] }),
      serviceResources: [{ resourceType: { id: fixture.roomTypeId }, resourceIds: { values: [fixture.roomId] } }],
    })
    const shownTo = async (actor: string) => {
      const query = '?conditionalFields=STAFF_MEMBER_DETAILS&conditionalFields=RESOURCE_DETAILS'
      const { staffMembers, serviceResources, locations } = (await calls.get(actor, service.id ?? '', query)).json()
        .service
      const things = serviceResources[0].resourceDetails.resources
      return [staffMembers, things, locations].map((list) => list.length)
    }
    expect(await shownTo(fixture.visitor)).toEqual([2, 1, 1])
    await people.set({ service_provider: false }).where('resource_id', '=', ben).execute()
    await test.db.updateTable('resources').set({ status: 'INACTIVE' }).where('id', '=', fixture.roomId).execute()
    await test.db.updateTable('locations').set({ status: 'INACTIVE' }).where('id', '=', fixture.locationId).execute()
    expect(await shownTo(fixture.visitor)).toEqual([1, 0, 0])
    expect(await shownTo(fixture.key)).toEqual([2, 1, 1])
    const query = '?conditionalFields=STAFF_MEMBER_DETAILS'
    const { staffMembers } = (await calls.get(fixture.visitor, service.id ?? '', query)).json().service
    expect(staffMembers).toEqual([{ staffMemberId: expect.any(String), name: 'Ada', mainMedia }])
  })

  it('shows that a category was deleted, without its name', async () => {
    const filed = await created(
      calls,
      here.key,
      anAppointment(here, { name: 'Filed', category: { id: here.categoryId } }),
    )
    await test.db.deleteFrom('categories').where('site_id', '=', here.siteId).execute()
    const shown = (await calls.get(here.key, filed.id ?? '')).json().service
    expect(shown.category).toEqual({ id: here.categoryId, name: '', sortOrder: 0 })
  })
})
