import type { services } from '@kalends/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aForm } from '../forms/forms.ts'
import { createTestApp } from '../support/app.ts'
import { type Answer, anAdmin, expected, readRefusal } from '../support/factories.ts'
import { aCatalogue, aClass, anAppointment, callsOn, created, everyField, listViolations } from './catalogue.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test, 'JPY')
const nowhere = '00000000-0000-4000-8000-000000000000'

describe('createService', () => {
  it('creates an appointment with schedule, slug, form, policy and location of the business', async () => {
    const service = await created(calls, here.key, anAppointment(here, { name: 'Deep Tissue' }))
    expect(service).toMatchObject({
      type: 'APPOINTMENT',
      revision: '1',
      hidden: false,
      createdDate: '2026-06-01T09:00:00.000Z',
      updatedDate: '2026-06-01T09:00:00.000Z',
      mainSlug: { name: 'deep-tissue', custom: false, createdDate: '2026-06-01T09:00:00.000Z' },
      onlineBooking: { enabled: true, requireManualApproval: false, allowMultipleRequests: false },
      payment: { fixed: { price: { value: '60', currency: 'EUR' } }, pricingPlanIds: [] },
      bookingPolicy: { default: true, cancellationPolicy: { enabled: true, limitLatestCancellation: false } },
      locations: [{ type: 'BUSINESS', business: { name: 'Studio', default: true } }],
      staffMemberIds: [here.staffIds[0]],
      schedule: {
        availabilityConstraints: { durations: [{ minutes: 60 }], sessionDurations: [60], timeBetweenSessions: 0 },
      },
    })
    expect(service.supportedSlugs).toEqual([service.mainSlug])
    expect(service.urls?.servicePage?.relativePath).toBe('/services/deep-tissue')
    expect(service.urls?.bookingPage).toEqual(service.urls?.calendarPage)
    expect(service.urls?.servicePage?.url).toMatch(/^http:\/\/.+\/services\/deep-tissue$/)
    const schedule = await test.db
      .selectFrom('schedules')
      .selectAll()
      .where('id', '=', service.schedule?.id ?? '')
      .execute()
    expect(schedule).toMatchObject([{ kind: 'SERVICE', time_zone: 'Europe/Berlin', site_id: here.siteId }])
  })

  it('returns every field as it was sent, on creation and read', async () => {
    const { form } = await created(calls, here.key, anAppointment(here))
    const written = everyField(here, form?.id ?? '')
    const service = await created(calls, here.key, written)
    expect(service).toMatchObject(written)
    const again = (await calls.get(here.visitor, service.id ?? '')).json().service
    expect(again).toEqual(service)
    expect(service.category).toEqual({ id: here.categoryId, name: 'Hands', sortOrder: 3 })
    expect(service.locations?.[0]).toMatchObject({
      business: { name: 'Harbour', phone: '+49 431 1', default: false },
      calculatedAddress: { city: 'Kiel', formattedAddress: 'Kiel, DE' },
    })
    expect(service.locations?.[2]).not.toHaveProperty('calculatedAddress')
  })

  it('ignores read-only fields', async () => {
    const service = await created(calls, here.key, {
      ...anAppointment(here, { name: 'Own ideas' }),
      id: nowhere,
      revision: '9',
      createdDate: '2020-01-01T00:00:00Z',
      mainSlug: { name: 'mine' },
      urls: {},
      schedule: { id: nowhere, availabilityConstraints: { sessionDurations: [60], durations: [{ minutes: 5 }] } },
      media: { mainMedia: { image: { url: 'https://example.org/a.png', filename: 'a.png' } } },
    })
    expect(service).toMatchObject({ revision: '1', mainSlug: { name: 'own-ideas' } })
    expect([service.id, service.schedule?.id]).not.toContain(nowhere)
    expect(service.schedule?.availabilityConstraints?.durations).toEqual([{ minutes: 60 }])
    expect(service.media?.mainMedia?.image).toEqual({ url: 'https://example.org/a.png' })
  })

  it('creates classes and courses, whose staff and duration come from their sessions', async () => {
    const yoga = await created(calls, here.key, { ...aClass({ name: 'Yin' }), staffMemberIds: here.staffIds })
    expect(yoga).toMatchObject({ staffMemberIds: [], defaultCapacity: 12 })
    expect(yoga.schedule?.availabilityConstraints).toMatchObject({ durations: [], sessionDurations: [] })
    const course = await created(calls, here.key, aClass({ type: 'COURSE', name: 'Pottery' }))
    expect(course.urls?.calendarPage).toEqual({ relativePath: '', url: '' })
    expect(course.urls?.bookingPage).toEqual(course.urls?.servicePage)
  })

  it('numbers used slugs, in any script, also for simultaneous requests', async () => {
    const slugs = async (name: string) => (await created(calls, here.key, anAppointment(here, { name }))).mainSlug?.name
    expect([await slugs('Hot  Stone!'), await slugs('hot stone'), await slugs('Hot Stone 2')]).toEqual([
      'hot-stone',
      'hot-stone-1',
      'hot-stone-2',
    ])
    expect(await slugs('עיסוי שוודי')).toBe('עיסוי-שוודי')
    expect(await slugs('!!!')).toBe('service')
    const twins = await Promise.all(Array.from({ length: 6 }, () => slugs('Twin')))
    expect(twins.sort()).toEqual(['twin', 'twin-1', 'twin-2', 'twin-3', 'twin-4', 'twin-5'])
    const elsewhere = await created(calls, there.key, anAppointment(there, { name: 'Twin' }))
    expect(elsewhere.mainSlug?.name).toBe('twin')
  })

  it('publishes one event, with the service as returned', async () => {
    const service = await created(calls, here.key, anAppointment(here, { name: 'News' }))
    const events = await test.db
      .selectFrom('events')
      .selectAll()
      .where('entity_id', '=', service.id ?? '')
      .execute()
    expect(events).toMatchObject([
      { entity_fqdn: 'wix.bookings.services.v2.service', slug: 'created', sequence: 1, actor: { identityType: 'APP' } },
    ])
    expect(events[0]?.payload).toEqual({ createdEvent: { entity: service } })
  })

  it('reports every violated rule at once, and stores nothing', async () => {
    const before = (await calls.count(here.key)).json().count
    const answer = await calls.create(here.key, {
      type: 'APPOINTMENT',
      name: '  ',
      defaultCapacity: 4,
      staffMemberIds: [here.roomId],
      onlineBooking: { enabled: true, allowMultipleRequests: true },
      payment: { rateType: 'FIXED', fixed: { price: { value: '0' } }, options: { online: true } },
      form: { id: nowhere },
      category: { id: nowhere },
      bookingPolicy: { id: there.policyId },
      locations: [{ type: 'BUSINESS', business: { id: there.locationId } }, { type: 'CUSTOM' }],
    })
    expect(listViolations(answer)).toEqual([
      'service.bookingPolicy.id: INVALID_BOOKING_POLICY',
      'service.category.id: INVALID_CATEGORY',
      'service.defaultCapacity: INVALID_APPOINTMENT_CAPACITY',
      'service.form.id: INVALID_FORM',
      'service.locations[0].business.id: INVALID_BUSINESS_LOCATION',
      'service.locations[1].custom.address: INVALID_CUSTOM_LOCATION',
      'service.name: INVALID_SERVICE_NAME',
      'service.onlineBooking.allowMultipleRequests: INVALID_ONLINE_BOOKING',
      'service.payment.fixed.price: INVALID_RATE',
      'service.schedule.availabilityConstraints.sessionDurations: INVALID_SESSION_DURATION',
      'service.staffMemberIds[0]: INVALID_STAFF_MEMBER_IDS',
    ])
    expect((await calls.count(here.key)).json().count).toBe(before)
  })

  it('reports wrong shapes and violated rules together, each with the name of its rule', async () => {
    const wrong = {
      type: 'APPOINTMENT',
      name: 'x'.repeat(500),
      defaultCapacity: 0,
      staffMemberIds: ['nope', 'nope'],
      onlineBooking: { enabled: true },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '-3.999', currency: 'USD' } },
        options: { online: true, inPerson: true, deposit: true },
      },
      schedule: { availabilityConstraints: { sessionDurations: [] } },
      category: { id: nowhere },
    }
    const answer = await calls.create(here.key, wrong)
    expect([...new Set(listViolations(answer))]).toEqual([
      'service.category.id: INVALID_CATEGORY',
      'service.defaultCapacity: INVALID_DEFAULT_CAPACITY',
      'service.name: INVALID_SERVICE_NAME',
      'service.payment.fixed.deposit: INVALID_RATE',
      'service.payment.fixed.price: INVALID_RATE',
      'service.payment.fixed.price.currency: INVALID_RATE',
      'service.payment.options.deposit: INVALID_PAYMENT_OPTIONS',
      'service.schedule.availabilityConstraints.sessionDurations: INVALID_SESSION_DURATION',
      'service.staffMemberIds[0]: INVALID_STAFF_MEMBER_IDS',
      'service.staffMemberIds[1]: INVALID_STAFF_MEMBER_IDS',
    ])
    expect(answer.json().details.validationError.fieldViolations).toContainEqual({
      field: 'service.name',
      ruleName: 'INVALID_SERVICE_NAME',
      violatedRule: 'MAX_LENGTH',
      description: 'must have at most 400 characters',
      data: { threshold: 400 },
    })
    expect(
      listViolations(await calls.create(here.key, { ...anAppointment(here), name: '', defaultCapacity: 5000 })),
    ).toEqual(['service.defaultCapacity: INVALID_DEFAULT_CAPACITY', 'service.name: INVALID_SERVICE_NAME'])
  })

  it('requires everything a service must have', async () => {
    expect(listViolations(await calls.create(here.key, {}))).toEqual([
      'service.defaultCapacity: INVALID_DEFAULT_CAPACITY',
      'service.name: INVALID_SERVICE_NAME',
      'service.onlineBooking: INVALID_ONLINE_BOOKING',
      'service.payment: PAYMENT_REQUIRED',
      'service.schedule.availabilityConstraints.sessionDurations: INVALID_SESSION_DURATION',
      'service.type: INVALID_SERVICE_TYPE',
    ])
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/services',
      headers: { authorization: here.key },
      payload: {},
    })
    expect(listViolations(answer)).toEqual(['service: REQUIRED_FIELD'])
  })

  it('treats null as missing, and refuses it in a list', async () => {
    const nulls = { description: null, category: null, media: null, tags: null, locations: null }
    const service = await created(calls, here.key, {
      ...anAppointment(here, { name: 'Nulls' }),
      ...nulls,
      seoData: null,
    })
    expect(service.locations).toMatchObject([{ type: 'BUSINESS', business: { default: true } }])
    const nothing = { type: 'APPOINTMENT', payment: { fixed: null, rateType: 'FIXED', options: null } }
    expect(listViolations(await calls.create(here.key, nothing))).toContain('service.payment.fixed.price: INVALID_RATE')
    const gaps = { tags: [null, 'warm'], locations: [null], staffMemberIds: [null, here.staffIds[0]] }
    expect(listViolations(await calls.create(here.key, { ...anAppointment(here), ...gaps }))).toEqual([
      'service.locations[0]: TYPE',
      'service.staffMemberIds[0]: INVALID_STAFF_MEMBER_IDS',
      'service.tags[0]: TYPE',
    ])
  })

  it('accepts only the staff, resources and currency of its own business', async () => {
    const foreign = {
      staffMemberIds: [there.staffIds[0]],
      serviceResources: [{ resourceType: { id: there.roomTypeId } }],
    }
    expect(listViolations(await calls.create(here.key, anAppointment(here, foreign)))).toEqual([
      'service.serviceResources[0].resourceType.id: INVALID_SERVICE_RESOURCES',
      'service.staffMemberIds[0]: INVALID_STAFF_MEMBER_IDS',
    ])
    const dollars = {
      rateType: 'FIXED',
      fixed: { price: { value: '1', currency: 'USD' } },
      options: { inPerson: true },
    }
    expect(
      listViolations(await calls.create(here.key, anAppointment(here, { payment: dollars as services.Payment }))),
    ).toEqual(['service.payment.fixed.price.currency: INVALID_RATE'])
    const sen = { rateType: 'FIXED', fixed: { price: { value: '1.5' } }, options: { inPerson: true } }
    expect(
      listViolations(await calls.create(there.key, anAppointment(there, { payment: sen as services.Payment }))),
    ).toEqual(['service.payment.fixed.price: INVALID_RATE'])
  })

  it('requires permission for services', async () => {
    const answer = await calls.create(here.visitor, anAppointment(here))
    expect(answer.statusCode).toBe(403)
    expect(answer.json().details.applicationError.code).toBe('PERMISSION_DENIED')
  })

  it('answers on every path of the operation', async () => {
    for (const url of ['/v2/services', '/_api/bookings/v2/services', '/bookings/v2/services']) {
      const payload = { service: anAppointment(here) }
      const answer = await test.app.inject({ method: 'POST', url, headers: { authorization: here.key }, payload })
      expect(answer.statusCode).toBe(200)
    }
  })

  it('accepts or refuses any value of any field without a server error', async () => {
    const whole = everyField(here, (await created(calls, here.key, anAppointment(here))).form?.id ?? '')
    const junk = fc.oneof(
      fc.constantFrom(null, [], {}, '', '\u0000', 'x'.repeat(20_000), "'; drop table services; --", '\ud800'),
      fc.constantFrom(0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, true, '-0', '1e5', '9'.repeat(19), [null], [[]], [{}]),
      fc.jsonValue({ maxDepth: 2 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pathsIn(whole)), junk, async (path, value) => {
        const answer = await calls.create(here.key, replaced(whole, path, value) as object)
        expect([200, 400], `${path.join('.')} = ${JSON.stringify(value)}`).toContain(answer.statusCode)
      }),
      { numRuns: 600 },
    )
  })

  it.each([
    ['SQL', "'; drop table services; --"],
    ['HTML', '<script>alert(1)</script>'],
    ['the longest name', 'a'.repeat(400)],
    ['a picture', '🙂'],
    ['a turn of direction', '\u202eabc'],
  ])('saves %s as it was typed', async (_, name) => {
    const service = await created(calls, here.key, anAppointment(here, { name, description: name, tagLine: name }))
    expect(service).toMatchObject({ name, description: name, tagLine: name })
  })

  it('refuses staff and forms deleted at that moment', async () => {
    const admin = await anAdmin(test.app, test.context, here.siteId)
    const create = (more: Partial<services.Service>) =>
      admin.post('/v2/services', { service: anAppointment(here, more) })
    for (const name of ['Nina', 'Noah', 'Nell']) {
      const person = expected(await admin.post('/v1/staff-members', { staffMember: { name } })).staffMember
      const form = await aForm(admin, { name })
      const [given, requesting, ...gone] = await Promise.all([
        create({ name: `Given by ${name}`, staffMemberIds: [person.resourceId] }),
        create({ name: `Asking ${name}`, form: { id: form.id ?? '' } }),
        admin.delete(`/v1/staff-members/${person.id}`),
        admin.delete(`/v4/forms/${form.id}`),
      ])
      expect(gone.map(readRefusal)).toEqual(['200', '200'])
      // Whoever came first: the service was made and followed, or is refused.
      const loadIfCreated = async ({ status, body }: Answer) =>
        status === 200 ? (await calls.get(here.key, body.service.id)).json().service : undefined
      expect((await loadIfCreated(given))?.staffMemberIds ?? []).toEqual([])
      expect((await loadIfCreated(requesting))?.form.id).not.toBe(form.id)
    }
  })
})

type Path = readonly string[]

/** The way to every value inside, the outermost first. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [...(at.length > 0 ? [at] : []), ...Object.entries(value).flatMap(([name, it]) => pathsIn(it, [...at, name]))]
}

function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? replaced(item, rest, by) : item))
  const record = value as Record<string, unknown>
  return { ...record, [name]: replaced(record[name], rest, by) }
}
