import { describe, expect, it } from 'vitest'
import { findResources, insertResource, insertStaffMember } from '../../src/features/resources/index.ts'
import { anAppointment } from '../availability/support/studio.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { anApiKey, aVisitorToken } from '../support/people.ts'

const { app, context, clock, db } = await createTestApp()

type Person = Partial<Parameters<typeof insertStaffMember>[2]>

const addStaff = (siteId: string, person: Person) =>
  context.transaction((tx) => {
    const standard = { name: 'Nora Vitale', timeZone: 'UTC', workingHours: 'always' } as const
    return insertStaffMember(tx, siteId, { ...standard, ...person }, clock.now())
  })

async function listStaff(siteId: string, { query = '', key }: { query?: string; key?: string } = {}) {
  const authorization = key ?? (await aVisitorToken(app, siteId))
  const answer = await app.inject({ url: `/v1/staff-members${query}`, headers: { authorization } })
  expect(answer.statusCode).toBe(200)
  return answer.json().staffMembers
}

describe('listStaff', () => {
  it('returns who provides which services, in the order of the business, without contact data', async () => {
    const siteId = await aSite(context)
    const contact = { email: 'nora@example.org', phone: '+39 06 1' }
    const nora = await addStaff(siteId, { sortOrder: 2, description: 'Hands', color: 'murex', ...contact })
    const ezio = await addStaff(siteId, { name: 'Ezio Bruni', sortOrder: 1 })
    const massage = await anAppointment(context, siteId, { staff: [nora.resourceId, ezio.resourceId] })
    const people = await listStaff(siteId)
    expect(people).toEqual([
      expect.objectContaining({ id: ezio.staffMemberId, name: 'Ezio Bruni', serviceIds: [massage] }),
      {
        id: nora.staffMemberId,
        resourceId: nora.resourceId,
        name: 'Nora Vitale',
        description: 'Hands',
        imageUrl: null,
        color: 'murex',
        approvalStatus: 'APPROVED',
        serviceIds: [massage],
        slug: 'nora-vitale',
        earlierSlugs: [],
      },
    ])
  })

  it('filters by one service', async () => {
    const siteId = await aSite(context)
    const nora = await addStaff(siteId, {})
    await addStaff(siteId, { name: 'Ezio Bruni' })
    const serviceId = await anAppointment(context, siteId, { staff: [nora.resourceId] })
    const people = await listStaff(siteId, { query: `?serviceId=${serviceId}` })
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Nora Vitale'])
    expect(await listStaff(siteId, { query: '?serviceId=00000000-0000-4000-8000-000000000000' })).toEqual([])
  })

  it('hides from customers staff who take no bookings, and services they cannot see', async () => {
    const siteId = await aSite(context)
    const admin = await addStaff(siteId, { name: 'Desk', serviceProvider: false })
    const away = await addStaff(siteId, { name: 'Away' })
    const requested = await addStaff(siteId, { name: 'Asked' })
    const gone = await addStaff(siteId, { name: 'Gone' })
    const set = (id: string, change: object) => db.updateTable('resources').set(change).where('id', '=', id).execute()
    await set(away.resourceId, { status: 'INACTIVE' })
    await set(requested.resourceId, { approval_status: 'PENDING' })
    await set(gone.resourceId, { deleted_at: new Date(clock.now()) })
    const nora = await addStaff(siteId, {})
    const hidden = await anAppointment(context, siteId, { staff: [nora.resourceId] })
    await db.updateTable('services').set({ hidden: true }).where('id', '=', hidden).execute()
    const keyForBookings = await anApiKey(context, siteId, ['MANAGE_BOOKINGS'])
    for (const key of [undefined, keyForBookings])
      expect(await listStaff(siteId, key ? { key } : {})).toMatchObject([{ name: 'Nora Vitale', serviceIds: [] }])
    const all = await listStaff(siteId, { key: await anApiKey(context, siteId) })
    expect(all.map(({ name }: { name: string }) => name)).toEqual(['Asked', 'Away', 'Desk', 'Nora Vitale'])
    expect(all[3].serviceIds).toEqual([hidden])
    expect(all[2].id).toBe(admin.staffMemberId)
  })

  it('returns no staff of another business, and refuses invalid ids', async () => {
    const siteId = await aSite(context)
    await addStaff(await aSite(context), {})
    expect(await listStaff(siteId)).toEqual([])
    const headers = { authorization: await aVisitorToken(app, siteId) }
    expect((await app.inject({ url: '/v1/staff-members?serviceId=nonsense', headers })).statusCode).toBe(400)
  })
})

describe('findResources', () => {
  it('finds staff and resources of this site only', async () => {
    const siteId = await aSite(context)
    const nora = await addStaff(siteId, { email: 'nora@example.org' })
    const stranger = await addStaff(await aSite(context), {})
    const room = await context.transaction((tx) =>
      insertResource(tx, siteId, { typeId: null, name: 'Room', timeZone: 'UTC', workingHours: 'always' }, clock.now()),
    )
    const ids = [nora.resourceId, room.resourceId, stranger.resourceId]
    const found = await findResources(db, siteId, ids)
    expect(found.find(({ id }) => id === nora.resourceId)).toMatchObject({
      name: 'Nora Vitale',
      scheduleId: nora.scheduleId,
      workingHoursScheduleId: null,
      status: 'ACTIVE',
      staff: { staffMemberId: nora.staffMemberId, email: 'nora@example.org', serviceProvider: true },
    })
    expect(found.find(({ id }) => id === room.resourceId)?.staff).toBeNull()
    expect(found).toHaveLength(2)
  })
})
