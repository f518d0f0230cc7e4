import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  aTimetable,
  bookSeat,
  cancelSession,
  createSession,
  sessionsIn,
  starts,
  yogaAt,
} from '../sessions/support/timetable.ts'
import { aSite } from '../support/a-site.ts'
import { someVariants } from '../support/choices.ts'
import { aBooking, anAdmin, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCatalogue, callsOn, created, everyField } from './catalogue.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const copySeries = () => Promise.reject(new Error('broken'))
const broken = await createTestApp({ now, ports: { services: { copySeries } } })
const { app, context, db } = test
const june = ['2026-06-01T00:00:00Z', '2026-07-01T00:00:00Z'] as const

const clone = (admin: Awaited<ReturnType<typeof anAdmin>>, sourceServiceId: string, more: object = {}) =>
  admin.post('/v2/services/clone', { sourceServiceId, ...more })

describe('cloneService', () => {
  it('copies everything that can be copied, hidden, with a new name, slug and schedule', async () => {
    const catalogue = await aCatalogue(test)
    const admin = await anAdmin(app, context, catalogue.siteId)
    const { form } = await created(callsOn(test), catalogue.key, {
      ...everyField(catalogue, ''),
      form: {},
      name: 'Plain',
    })
    const source = await created(callsOn(test), catalogue.key, {
      ...everyField(catalogue, form?.id ?? ''),
      hidden: false,
    })
    const { service, errors } = expected(await clone(admin, source.id ?? ''))
    expect(errors).toEqual([])
    const {
      id,
      schedule,
      mainSlug,
      supportedSlugs: _s,
      urls: _u,
      form: _f,
      createdDate: _c,
      updatedDate: _d,
      createdByAppId: _a,
      locations,
      ...same
    } = source
    expect(service).toMatchObject({ ...same, name: 'Everything (copy)', hidden: true, revision: '1' })
    expect(service.locations.map(({ type }: { type: string }) => type)).toEqual(locations?.map(({ type }) => type))
    expect(service.mainSlug).toMatchObject({ name: 'everything-copy', custom: false })
    expect([service.id, service.schedule.id, service.mainSlug.name]).not.toEqual(expect.arrayContaining([id]))
    expect(service.schedule.id).not.toBe(schedule?.id)
    expect(mainSlug?.name).toBe('everything')
    expect(expected(await clone(admin, source.id ?? '', { cloneServiceName: 'Chosen' })).service.name).toBe('Chosen')
    const events = await db.selectFrom('events').select('slug').where('entity_id', '=', service.id).execute()
    expect(events).toEqual([{ slug: 'created' }])
  })

  it('does not copy bookings, plans and a custom form, and reports it: FORM, PRICING_PLANS', async () => {
    const studio = await aStudio(app, context)
    await aBooking(studio.admin, slotWith(studio, '2026-06-03T09:00:00.000Z'), { status: 'CONFIRMED' })
    const { form_id } = await db
      .selectFrom('services')
      .select('form_id')
      .where('id', '=', studio.service.id)
      .executeTakeFirstOrThrow()
    const own = randomUUID()
    await sql`insert into forms (site_id, id, namespace, name, fields, created_at, updated_at)
      select site_id, ${own}, namespace, 'Own', fields, created_at, updated_at from forms where id = ${form_id}`.execute(
      db,
    )
    await db
      .updateTable('services')
      .set({ form_id: own, pricing_plan_ids: [randomUUID()] })
      .where('id', '=', studio.service.id)
      .execute()
    const { service, errors } = expected(await clone(studio.admin, studio.service.id))
    expect(errors).toEqual(['FORM', 'PRICING_PLANS'])
    expect(service.form.id).toBe(form_id)
    expect(service.payment.pricingPlanIds).toEqual([])
    expect(await db.selectFrom('sessions').select('id').where('service_id', '=', service.id).execute()).toEqual([])
  })

  it('copies variants with custom choices', async () => {
    const studio = await aStudio(app, context)
    const given = await someVariants(context, studio.siteId, studio.service.id, 'CUSTOM', ['S'])
    const { service, errors } = expected(await clone(studio.admin, studio.service.id))
    expect(errors).toEqual([])
    const { option: copied } = expected(await studio.admin.get(`/v1/services/${service.id}/choices`))
    expect(copied).toMatchObject({ kind: 'CUSTOM', variants: [{ label: 'S' }] })
    expect(copied.optionId).not.toBe(given.optionId)
    expect(copied.variants[0].choiceId).not.toBe(given.variants[0]?.choiceId)
  })

  it('copies upcoming weekly sessions, without changes and bookings, unless requested not to', async () => {
    const studio = await aTimetable(app, context)
    await createSession(studio, yogaAt(studio, undefined, { recurrence: { interval: 1, until: '2026-06-22' } }))
    await createSession(studio, yogaAt(studio, '2026-06-11T18:00:00'))
    const [first, second] = await sessionsIn(studio, ...june)
    await bookSeat(studio, first.id)
    await cancelSession(studio, second.id)
    const { service, errors } = expected(await clone(studio.admin, studio.yoga.id))
    expect(errors).toEqual([])
    const copies = await sessionsIn(studio, ...june, { serviceIds: [service.id] })
    expect(starts(copies)).toEqual(['06-08 10:00', '06-15 10:00', '06-22 10:00'])
    expect(copies.map(({ seats, title }) => [seats.taken, title])).toEqual(Array(3).fill([0, 'Yoga (copy)']))
    const withoutSessions = expected(
      await clone(studio.admin, studio.yoga.id, { copyRecurringSessions: false }),
    ).service
    expect(await sessionsIn(studio, ...june, { serviceIds: [withoutSessions.id] })).toEqual([])
  })

  it('creates the copy even if its sessions could not be copied: SESSIONS', async () => {
    const studio = await aTimetable(broken.app, broken.context)
    const { service, errors } = expected(await clone(studio.admin, studio.yoga.id))
    expect(errors).toEqual(['SESSIONS'])
    expect(expected(await studio.admin.get(`/v2/services/${service.id}`)).service.name).toBe('Yoga (copy)')
  })

  it('finds only services of the business: SERVICE_NOT_FOUND', async () => {
    const studio = await aStudio(app, context)
    const otherAdmin = await anAdmin(app, context, await aSite(context))
    expect(readRefusal(await clone(otherAdmin, studio.service.id))).toBe('404 SERVICE_NOT_FOUND')
    expect(readRefusal(await clone(studio.admin, randomUUID()))).toBe('404 SERVICE_NOT_FOUND')
  })
})
