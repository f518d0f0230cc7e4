import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { anAdmin, aVisitor } from '../support/factories.ts'
import { aCatalogue, aClass, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const { app, context, db, clock } = test
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)
const admin = await anAdmin(app, context, here.siteId)
const visitor = await aVisitor(app, here.siteId)
const nowhere = '00000000-0000-4000-8000-000000000000'

type Service = services.Service
const make = (more: Partial<Service> = {}) => created(calls, here.key, anAppointment(here, more))
const patch = ({ id, revision }: Service, service: object, mask?: unknown) =>
  admin.patch(`/v2/services/${id}`, { service: { revision, ...service }, ...(mask ? { mask } : {}) })
const rules = (answer: Awaited<ReturnType<typeof patch>>) =>
  answer.body.details.validationError.fieldViolations.map(
    ({ field, ruleName, violatedRule }: Record<string, string>) => `${field}: ${ruleName ?? violatedRule}`,
  )
const readErrorCode = ({ status, body }: Awaited<ReturnType<typeof patch>>) => [
  status,
  body.details.applicationError?.code,
]

describe('updateService', () => {
  it('changes only given fields, in one revision, and publishes an event', async () => {
    const service = await make({ name: 'Before', tagLine: 'calm' })
    clock.advance({ minutes: 1 })
    const answer = await patch(service, { description: 'New words' })
    expect(answer.body.service).toEqual({
      ...service,
      description: 'New words',
      revision: '2',
      updatedDate: new Date(clock.now()).toISOString(),
    })
    const events = await db
      .selectFrom('events')
      .selectAll()
      .where('entity_id', '=', service.id ?? '')
      .orderBy('sequence')
      .execute()
    expect(events.map(({ slug, sequence }) => [slug, sequence])).toEqual([
      ['created', 1],
      ['updated', 2],
    ])
    expect(events[1]?.payload).toEqual({ updatedEvent: { currentEntity: answer.body.service } })
    const [entry] = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('entity_id', '=', service.id ?? '')
      .where('operation', '=', 'updateService')
      .execute()
    expect(entry).toMatchObject({
      entity_type: 'service',
      entity_name: 'Before',
      changes: [{ field: 'description', after: 'New words' }],
    })
  })

  it('reports wrong shapes and violated rules together, each with the name of its rule', async () => {
    const service = await make()
    const wrong = { name: 'x'.repeat(500), category: { id: nowhere }, staffMemberIds: ['nope'] }
    expect(rules(await patch(service, wrong))).toEqual([
      'service.category.id: INVALID_CATEGORY',
      'service.name: INVALID_SERVICE_NAME',
      'service.staffMemberIds[0]: INVALID_STAFF_MEMBER_IDS',
    ])
    expect(rules(await patch({ ...service, id: nowhere }, wrong))).toEqual([
      'service.name: MAX_LENGTH',
      'service.staffMemberIds[0]: FORMAT',
    ])
    expect((await calls.get(here.key, service.id ?? '')).json().service).toEqual(service)
  })

  it('changes exactly the masked paths, in either spelling, and clears those missing in the body', async () => {
    const service = await make({ tagLine: 'calm', description: 'long', conferencing: { enabled: true } })
    const masked = await patch(
      service,
      { name: 'Ignored', onlineBooking: { enabled: false } },
      'online_booking.enabled,tag_line',
    )
    expect(masked.body.service).toMatchObject({
      name: service.name,
      description: 'long',
      onlineBooking: { enabled: false },
    })
    expect(masked.body.service).not.toHaveProperty('tagLine')
    const listed = await patch(masked.body.service, { description: 'longer' }, ['description'])
    expect(listed.body.service.description).toBe('longer')
    expect(rules(await patch(listed.body.service, {}, 'nmae'))).toEqual(['mask: FORMAT'])
  })

  it('requires the current revision: REVISION_MISMATCH', async () => {
    const service = await make()
    await patch(service, { tagLine: 'first' })
    expect(readErrorCode(await patch(service, { tagLine: 'second' }))).toEqual([409, 'REVISION_MISMATCH'])
    expect(rules(await admin.patch(`/v2/services/${service.id}`, { service: { tagLine: 'none' } }))).toEqual([
      'service.revision: REQUIRED_FIELD',
    ])
    expect((await admin.get(`/v2/services/${service.id}`)).body.service).toMatchObject({
      tagLine: 'first',
      revision: '2',
    })
  })

  it('accepts one of two editors with the same revision', async () => {
    const service = await make()
    const answers = await Promise.all(['a', 'b', 'c'].map((tagLine) => patch(service, { tagLine })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('follows all rules of creation, and its type cannot change: INVALID_SERVICE_TYPE', async () => {
    const service = await make()
    const answer = await patch(service, {
      name: ' ',
      type: 'CLASS',
      defaultCapacity: 3,
      staffMemberIds: [],
      form: { id: nowhere },
      category: { id: nowhere },
      bookingPolicy: { id: nowhere },
      payment: {},
      schedule: { availabilityConstraints: { sessionDurations: [] } },
      onlineBooking: {},
    })
    expect(rules(answer)).toEqual([
      'service.bookingPolicy.id: INVALID_BOOKING_POLICY',
      'service.category.id: INVALID_CATEGORY',
      'service.defaultCapacity: INVALID_APPOINTMENT_CAPACITY',
      'service.form.id: INVALID_FORM',
      'service.name: INVALID_SERVICE_NAME',
      'service.onlineBooking: INVALID_ONLINE_BOOKING',
      'service.payment.rateType: INVALID_PAYMENT_TYPE',
      'service.schedule.availabilityConstraints.sessionDurations: INVALID_SESSION_DURATION',
      'service.staffMemberIds: INVALID_STAFF_MEMBER_IDS',
      'service.type: INVALID_SERVICE_TYPE',
    ])
    expect((await admin.get(`/v2/services/${service.id}`)).body.service).toEqual(service)
    expect(rules(await patch(service, {}, 'payment'))).toEqual(['service.payment: PAYMENT_REQUIRED'])
  })

  it.each([
    ['INVALID_PAYMENT_OPTIONS', { payment: { rateType: 'NO_FEE', options: { online: true } } }],
    ['INVALID_RATE', { payment: { rateType: 'FIXED', fixed: {}, options: { inPerson: true } } }],
    [
      'INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS',
      {
        onlineBooking: { enabled: true, requireManualApproval: true },
        payment: { rateType: 'FIXED', fixed: { price: { value: '5' } }, options: { pricingPlan: true } },
      },
    ],
    ['INVALID_DEFAULT_CAPACITY', { defaultCapacity: 0 }],
    ['INVALID_LOCATIONS', { locations: [{ type: 'CUSTOMER' }] }],
    ['INVALID_ADD_ON_GROUPS', { addOnGroups: [{ name: 'Extras' }] }],
  ])('refuses with %s', async (rule, fields) => {
    const answer = await patch(await make(), fields)
    expect(rules(answer).join()).toMatch(rule === 'INVALID_DEFAULT_CAPACITY' ? /INVALID_DEFAULT_CAPACITY|MIN/ : rule)
  })

  it('has only the rate of its type, even if a mask names just the new one', async () => {
    const service = await make({
      payment: { rateType: 'CUSTOM', custom: { description: 'Ask' }, options: { inPerson: true } },
    })
    const payment = { rateType: 'FIXED', fixed: { price: { value: '5', currency: 'EUR' } } }
    const fixed = (await patch(service, { payment }, 'payment.rateType,payment.fixed')).body.service
    expect(fixed.payment).toMatchObject(payment)
    expect(fixed.payment).not.toHaveProperty('custom')
    const free = (await patch(fixed, { payment: { rateType: 'NO_FEE' } }, 'payment.rateType')).body.service
    expect(free.payment).not.toHaveProperty('fixed')
  })

  it('belongs to the app that created it: IMMUTABLE_FIELD', async () => {
    const { body } = await patch(await make(), { appId: nowhere })
    expect(body.service.appId).toBe(nowhere)
    for (const [appId, mask] of [[here.siteId], [null], [undefined, 'appId']]) {
      expect(rules(await patch(body.service, { appId }, mask))).toEqual(['service.appId: IMMUTABLE_FIELD'])
    }
    expect((await patch(body.service, { appId: nowhere, tagLine: 'x' })).status).toBe(200)
  })

  it('can be changed after a referenced room and its type were deleted, but not reference them again', async () => {
    const gone = await aCatalogue(test)
    const fixture = await anAdmin(app, context, gone.siteId)
    const serviceResources = [{ resourceType: { id: gone.roomTypeId }, resourceIds: { values: [gone.roomId] } }]
    const needs = { serviceResources, primaryResourceType: gone.roomTypeId }
    const { id } = await created(calls, gone.key, anAppointment(gone, needs))
    for (const address of [gone.roomId, `resource-types/${gone.roomTypeId}`]) {
      expect((await fixture.delete(`/v2/resources/${address}`)).status).toBe(200)
      const { service } = (await fixture.get(`/v2/services/${id}`)).body
      const answer = await fixture.patch(`/v2/services/${id}`, { service: { ...service, tagLine: address } })
      expect(answer.body.service).toMatchObject({ ...needs, tagLine: address })
    }
    const refused = await fixture.post('/v2/services', { service: anAppointment(gone, needs) })
    expect(new Set(rules(refused).map((it: string) => it.split(': ')[1]))).toEqual(
      new Set(['INVALID_SERVICE_RESOURCES']),
    )
  })

  it('accepts its own response: sending the service as read changes nothing else', async () => {
    const service = await make({
      locations: [
        { type: 'BUSINESS', business: { id: here.locationId } },
        { type: 'CUSTOM', custom: { address: { city: 'Kiel' } } },
      ],
    })
    const answer = await patch(service, { ...service, name: 'Renamed whole' })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { mainSlug: _m, supportedSlugs: _s, urls: _u, ...rest } = answer.body.service
    expect(service).toMatchObject({ ...rest, name: service.name, revision: '1', updatedDate: service.updatedDate })
  })

  it('requires an existing category if its own was deleted: INVALID_CATEGORY', async () => {
    const service = await make({ category: { id: here.categoryId } })
    await db
      .updateTable('services')
      .set({ category_id: nowhere })
      .where('id', '=', service.id ?? '')
      .execute()
    expect(rules(await patch(service, { tagLine: 'x' }))).toEqual(['service.category.id: INVALID_CATEGORY'])
    expect((await patch(service, { category: { id: here.categoryId } })).status).toBe(200)
  })

  it('gets a new slug with a new name, keeps the old ones, and reuses its own earlier one', async () => {
    const service = await make({ name: 'Walk' })
    clock.advance({ minutes: 1 })
    const run = (await patch(service, { name: 'Run' })).body.service
    expect(run).toMatchObject({ mainSlug: { name: 'run', custom: false } })
    expect(run.supportedSlugs.map(({ name }: { name: string }) => name)).toEqual(['walk', 'run'])
    const back = (await patch(run, { name: 'walk!' })).body.service
    expect(back.mainSlug.name).toBe('walk')
    expect(back.supportedSlugs).toHaveLength(2)
    const other = await make({ name: 'Run' })
    expect(other.mainSlug?.name).toBe('run-1')
  })

  it('changes the seats of sessions without their own capacity', async () => {
    const yoga = await created(calls, here.key, aClass({ type: 'COURSE', name: 'Six weeks' }))
    const answer = await patch(yoga, { defaultCapacity: 5 })
    expect(answer.body.service.defaultCapacity).toBe(5)
    const seats = await db
      .selectFrom('seats')
      .select('capacity')
      .where('scope_id', '=', yoga.schedule?.id ?? '')
      .execute()
    expect(seats).toEqual([{ capacity: 5 }])
  })

  it('is only for the business: SERVICE_NOT_FOUND', async () => {
    const service = await make()
    const abroad = await anAdmin(app, context, there.siteId)
    expect(readErrorCode(await abroad.patch(`/v2/services/${service.id}`, { service: { revision: '1' } }))).toEqual([
      404,
      'SERVICE_NOT_FOUND',
    ])
    expect(readErrorCode(await admin.patch(`/v2/services/${nowhere}`, { service: { revision: '1' } }))).toEqual([
      404,
      'SERVICE_NOT_FOUND',
    ])
    expect((await visitor.patch(`/v2/services/${service.id}`, { service: { revision: '1' } })).status).toBe(403)
  })
})
