import type { services } from '@kalends/contract'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { aPicture } from '../media/pictures.ts'
import { garbageFilter } from '../query/arbitrary-filter.ts'
import { createTestApp } from '../support/app.ts'
import { anAdmin, expected } from '../support/factories.ts'
import { aCatalogue, aClass, anAppointment, type Catalogue, callsOn, created, listViolations } from './catalogue.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)

const made: services.Service[] = []
const make = async (service: services.Service) => {
  test.clock.advance({ minutes: 1 })
  made.push(await created(calls, here.key, service))
}
await make(anAppointment(here, { name: 'Massage', category: { id: here.categoryId }, tagLine: 'Calm' }))
await make(anAppointment(here, { name: 'Sauna', hidden: true, staffMemberIds: [here.staffIds[1]] }))
await make(aClass({ name: 'Yoga', locations: [{ type: 'BUSINESS', business: { id: here.locationId } }] }))
await make(aClass({ name: 'yin yoga', onlineBooking: { enabled: false } }))
await created(calls, there.key, anAppointment(there, { name: 'Massage elsewhere' }))

const listNames = (answer: { json(): { services: services.Service[] } }) =>
  answer.json().services.map(({ name }) => name)
const findNames = async (filter: object, actor = here.key) => listNames(await calls.query(actor, { filter }))

describe('queryServices', () => {
  it('lists by creation, hidden ones only for the business', async () => {
    const all = await calls.query(here.key, {})
    expect(all.json().services).toEqual(made)
    expect(all.json().pagingMetadata).toEqual({ count: 4, offset: 0, total: 4, tooManyToCount: false })
    expect(listNames(await calls.query(here.visitor, {}))).toEqual(['Massage', 'Yoga', 'yin yoga'])
  })

  it.each([
    [{ name: 'Yoga' }, ['Yoga']],
    [{ name: { $startsWith: 'YO' } }, ['Yoga']],
    [{ name: { $contains: 'yoga' } }, ['Yoga', 'yin yoga']],
    [{ type: { $in: ['CLASS', 'COURSE'] } }, ['Yoga', 'yin yoga']],
    [{ type: { $hasSome: ['CLASS', 'COURSE'] }, hidden: { $hasAll: [false] } }, ['Yoga', 'yin yoga']],
    [{ type: { $hasAll: ['CLASS', 'COURSE'] } }, []],
    [{ type: 'CLASS', 'onlineBooking.enabled': false }, ['yin yoga']],
    [{ hidden: true }, ['Sauna']],
    [{ 'category.name': 'Hands' }, ['Massage']],
    [{ 'category.id': { $exists: false } }, ['Sauna', 'Yoga', 'yin yoga']],
    [{ 'payment.options.online': true }, ['Massage', 'Sauna']],
    [{ 'payment.options.pricingPlan': { $ne: false } }, []],
    [{ tagLine: { $exists: true } }, ['Massage']],
    [{ 'mainSlug.name': 'yin-yoga' }, ['yin yoga']],
    [{ 'supportedSlugs.name': { $hasSome: ['sauna', 'yoga'] } }, ['Sauna', 'Yoga']],
    [{ 'schedule.firstSessionStart': { $gt: '2020-01-01T00:00:00Z' } }, []],
    [{ $or: [{ name: 'Sauna' }, { $not: { type: 'APPOINTMENT' } }] }, ['Sauna', 'Yoga', 'yin yoga']],
    [{ createdDate: { $lt: '2026-06-01T09:02:30Z' } }, ['Massage', 'Sauna']],
  ])('finds by %j', async (filter, names) => {
    expect(await findNames(filter)).toEqual(names)
  })

  it('finds by staff, locations and resources', async () => {
    expect(await findNames({ staffMemberIds: here.staffIds[1] })).toEqual(['Sauna'])
    expect(await findNames({ staffMemberIds: { $hasAll: here.staffIds } })).toEqual([])
    expect(await findNames({ staffMemberIds: { $hasSome: here.staffIds } })).toEqual(['Massage', 'Sauna'])
    expect(await findNames({ 'locations.business.id': { $hasSome: [here.locationId] } })).toEqual(['Yoga'])
    expect(await findNames({ 'serviceResources.resourceIds.values': { $isEmpty: true } })).toHaveLength(4)
    expect(
      await findNames({ 'form.id': made[0]?.form?.id, 'bookingPolicy.id': made[0]?.bookingPolicy?.id }),
    ).toHaveLength(4)
  })

  it('hides from customers services whose category was deleted', async () => {
    const categoryId = '33333333-3333-4333-8333-333333333333'
    await test.db
      .updateTable('services')
      .set({ category_id: categoryId })
      .where('id', '=', made[3]?.id ?? '')
      .execute()
    expect(await findNames({}, here.visitor)).toEqual(['Massage', 'Yoga'])
    expect(await findNames({ 'category.id': categoryId })).toEqual(['yin yoga'])
    await test.db
      .updateTable('services')
      .set({ category_id: null })
      .where('id', '=', made[3]?.id ?? '')
      .execute()
  })

  it('sorts and paginates, by offset and by cursor', async () => {
    const sort = [{ fieldName: 'type', order: 'DESC' }, { fieldName: 'name' }]
    const order = ['Yoga', 'yin yoga', 'Massage', 'Sauna']
    expect(listNames(await calls.query(here.key, { sort }))).toEqual(order)
    const second = await calls.query(here.key, { sort, paging: { limit: 1, offset: 1 } })
    expect(listNames(second)).toEqual(['yin yoga'])
    expect(second.json().pagingMetadata).toEqual({ count: 1, offset: 1, total: 4, tooManyToCount: false })
    const first = await calls.query(here.key, { sort, cursorPaging: { limit: 3 } })
    expect(listNames(first)).toEqual(order.slice(0, 3))
    const rest = await calls.query(here.key, { cursorPaging: { cursor: first.json().pagingMetadata.cursors.next } })
    expect(listNames(rest)).toEqual(['Sauna'])
    expect(rest.json().pagingMetadata).toMatchObject({ hasNext: false, cursors: { next: null } })
  })

  it('shows no more by cursor than the actor may see', async () => {
    const first = await calls.query(here.key, { cursorPaging: { limit: 1 } })
    const { next } = first.json().pagingMetadata.cursors
    expect(listNames(await calls.query(here.visitor, { cursorPaging: { cursor: next } }))).toEqual(['Yoga', 'yin yoga'])
    expect(listNames(await calls.query(there.key, { cursorPaging: { cursor: next } }))).toEqual(['Massage elsewhere'])
  })

  it.each([
    [{ filter: { colour: 'red' } }, 'query.filter.colour: UNKNOWN_FIELD'],
    [{ filter: { site_id: there.siteId } }, 'query.filter.site_id: UNKNOWN_FIELD'],
    [{ filter: { id: 'x' } }, 'query.filter.id: FORMAT'],
    [{ sort: [{ fieldName: 'media' }] }, 'query.sort[0].fieldName: UNSORTABLE_FIELD'],
    [{ paging: { limit: 101 } }, 'query.paging.limit: MAX'],
    [{ paging: { limit: 0 } }, 'query.paging.limit: MIN'],
    [{ cursorPaging: { cursor: 'abc' } }, 'query.cursorPaging.cursor: FORMAT'],
    [{ sort: Array.from({ length: 51 }, () => ({ fieldName: 'name' })) }, 'query.sort: MAX_SIZE'],
  ])('refuses %j, naming the field', async (query, fault) => {
    expect(listViolations(await calls.query(here.key, query))).toEqual([fault])
  })

  it.each([
    ['{"$not":', '}'],
    ['[', ']'],
  ])('refuses a filter of ten thousand %s', async (open, close) => {
    const payload = `{"query":{"filter":${open.repeat(10_000)}1${close.repeat(10_000)}}}`
    const headers = { authorization: here.key, 'content-type': 'application/json' }
    const answer = await test.app.inject({ method: 'POST', url: '/v2/services/query', headers, payload })
    expect(listViolations(answer)).toEqual(['body: FORMAT'])
  })

  it('never fails and never returns another business’s rows, for any input', async () => {
    await fc.assert(
      fc.asyncProperty(garbageFilter, async (filter) => {
        const answer = await calls.query(here.key, { filter: filter as object })
        expect([200, 400]).toContain(answer.statusCode)
        expect(answer.body).not.toContain('elsewhere')
      }),
      { numRuns: 300 },
    )
  })
})

describe('queryServices with a long list', async () => {
  const many = await aCatalogue(test)
  const statements: string[] = []
  const stop = await listenTo(statements)
  afterAll(stop)

  it('takes as many statements for a hundred services as for two', async () => {
    const count = async (limit: number) => {
      statements.length = 0
      const answer = await calls.query(
        many.key,
        { paging: { limit } },
        { conditionalFields: ['STAFF_MEMBER_DETAILS', 'RESOURCE_DETAILS'] },
      )
      expect(answer.json().services).toHaveLength(limit)
      return statements.length
    }
    const pictures = [await uploadPicture(many), await uploadPicture(many), await uploadPicture(many)]
    for (let index = 0; index < 101; index += 1) {
      const media = { mainMedia: { image: { id: pictures[index % 3]?.id ?? '' } } }
      const more = { name: `Service ${index}`, staffMemberIds: many.staffIds, media }
      await created(calls, many.key, anAppointment(many, more))
    }
    const few = await count(2)
    expect(await count(100)).toBe(few)
    expect(few).toBeLessThan(15)
  })
})

describe('queryServices with images', () => {
  it('returns URL and size of an upload referenced by id alone', async () => {
    const file = await uploadPicture(here)
    const foreign = await uploadPicture(await aCatalogue(test))
    const { id, revision } = await created(calls, here.key, anAppointment(here, { name: 'Pictured' }))
    const media = {
      mainMedia: { image: { id: file.id } },
      coverMedia: { image: { id: file.id.toUpperCase(), url: 'https://example.org/old.png', altText: 'Hands' } },
      items: [{ image: { id: file.id } }, { image: { id: foreign.id } }, { image: { id: 'elsewhere' } }],
    }
    const admin = await anAdmin(test.app, test.context, here.siteId)
    expected(await admin.patch(`/v2/services/${id}`, { service: { id, revision, media } }))
    const [service] = (await calls.query(here.visitor, { filter: { id } })).json().services
    const image = { id: file.id, url: file.url, width: 40, height: 30 }
    expect(image.url).toMatch(/^http:\/\/.+\/media\/.+\/hands\.png$/)
    expect(service.media).toEqual({
      mainMedia: { image },
      coverMedia: { image: { ...image, altText: 'Hands' } },
      items: [{ image }, { image: { id: foreign.id } }, { image: { id: 'elsewhere' } }],
    })
  })
})

/** Uploads a picture of the business. */
async function uploadPicture({ siteId }: Catalogue): Promise<{ id: string; url: string }> {
  const admin = await anAdmin(test.app, test.context, siteId)
  const content = await aPicture(40, 30)
  return expected(await admin.post('/v1/media', { fileName: 'hands.png', content, purpose: 'CATALOGUE' })).file
}

/** Records every statement of this server until stopped. */
async function listenTo(statements: string[]): Promise<() => void> {
  const { default: pg } = await import('pg')
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function query(this: unknown, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }]
    statements.push(typeof first === 'string' ? first : (first?.text ?? ''))
    return (original as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof original
  return () => {
    pg.Client.prototype.query = original
  }
}
