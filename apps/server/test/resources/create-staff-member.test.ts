import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aFixture, createStaffMember, faults, listEvents, loadAuditEntry, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin, visitor, owner, siteId } = await aFixture(test)
const there = await aFixture(test)

describe('createStaffMember', () => {
  it('creates a staff member with a resource, a schedule of their own and the hours of the business', async () => {
    const nora = await createStaffMember(admin, { description: 'Hands' })
    expect(nora).toMatchObject({
      name: 'Nora Vitale',
      description: 'Hands',
      revision: '1',
      serviceProvider: true,
      default: false,
      resource: {
        id: nora.resourceId,
        usesDefaultWorkingHours: true,
        locationOptions: { availableInAllLocations: true },
      },
      associatedWixIdentity: { connectionStatus: 'DISCONNECTED', connection: { status: 'DISCONNECTED' } },
    })
    const [hours] = nora.resource.workingHoursSchedules
    expect(hours.shared).toBe(true)
    expect(hours.id).not.toBe(nora.resource.eventsSchedule.id)
    const schedules = await test.db.selectFrom('schedules').selectAll().where('site_id', '=', siteId).execute()
    expect(schedules.find(({ id }) => id === hours.id)?.kind).toBe('BUSINESS')
    expect(schedules.find(({ id }) => id === nora.resource.eventsSchedule.id)?.kind).toBe('RESOURCE')
  })

  it('publishes two events: created, and complete with hours', async () => {
    const nora = await createStaffMember(owner)
    const [created, whole] = await listEvents(test, nora.id)
    const { resource, ...entity } = nora
    expect(created).toMatchObject({ slug: 'created', sequence: 1, payload: { createdEvent: { entity } } })
    expect(created.payload.createdEvent.entity).not.toHaveProperty('resource')
    expect(whole).toMatchObject({ slug: 'fully_created', sequence: 2, actor: { identityType: 'WIX_USER' } })
    expect(whole.payload.actionEvent.body.staffMember).toEqual({ ...entity, resource })
    expect(await loadAuditEntry(test, 'createStaffMember', nora.id)).toMatchObject({
      entity_type: 'staffMember',
      actor_name: 'Ada Owner',
    })
  })

  it('can create a staff member who provides no services', async () => {
    expect(await createStaffMember(admin, {}, { serviceProvider: false })).toMatchObject({ serviceProvider: false })
  })

  it('ignores read-only fields', async () => {
    const made = await createStaffMember(admin, {
      id: nowhere,
      revision: '9',
      resourceId: nowhere,
      serviceProvider: false,
    })
    expect(made).toMatchObject({ revision: '1', serviceProvider: true })
    expect([made.id, made.resourceId]).not.toContain(nowhere)
  })

  it('refuses a missing, empty or long name, and an image without a valid URL', async () => {
    const send = (staffMember: object) => admin.post('/v1/staff-members', { staffMember })
    expect(faults(await send({}))).toEqual(['staffMember.name: REQUIRED_FIELD'])
    expect(faults(await send({ name: '  ' }))).toEqual(['staffMember.name: REQUIRED_FIELD'])
    expect(faults(await send({ name: 'x'.repeat(41) }))).toEqual(['staffMember.name: MAX_LENGTH'])
    const script = { mainMedia: { image: { url: 'javascript:alert(1)' } } }
    expect(faults(await send({ name: 'Nora', ...script }))).toEqual(['staffMember.mainMedia.image.url: FORMAT'])
    expect((await visitor.post('/v1/staff-members', { staffMember: { name: 'Me' } })).status).toBe(403)
  })

  it('separates businesses', async () => {
    const nora = await createStaffMember(admin)
    expect((await there.admin.get(`/v1/staff-members/${nora.id}`)).status).toBe(404)
  })
})
