import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp()
const siteId = await aSite(context, { timeZone: 'Europe/Rome' })
const admin = await anAdmin(app, context, siteId)

it('creates a location with the hours of the business, in its zone, after the others', async () => {
  const { businessScheduleId } = expected(await admin.get('/v1/sites/settings')).settings
  const weekly = [{ weekday: 6, opensMinute: 600, closesMinute: 1500 }]
  const put = await app.inject({
    method: 'PUT',
    url: `/v1/schedules/${businessScheduleId}/working-hours`,
    payload: { weekly },
    headers: { authorization: await (await import('../support/people.ts')).anApiKey(context, siteId) },
  })
  expect(put.statusCode).toBe(200)
  const { location } = expected(await admin.post('/v1/locations', { name: ' Turin ' }))
  expect(location).toMatchObject({
    name: 'Turin',
    timeZone: 'Europe/Rome',
    revision: '1',
    default: false,
    status: 'ACTIVE',
    archived: false,
    address: {},
    formattedAddress: '',
    directions: null,
    phone: null,
    email: null,
  })
  const visitor = await aVisitor(app, siteId)
  const { locations } = expected(await visitor.get('/v1/locations'))
  expect(locations.map(({ name }: { name: string }) => name).at(-1)).toBe('Turin')
  expect(locations.at(-1).openingHours).toEqual(weekly)
  const entry = await db.selectFrom('audit_entries').selectAll().where('entity_id', '=', location.id).executeTakeFirst()
  expect(entry).toMatchObject({ operation: 'createLocation', entity_name: 'Turin' })
})

it('names the invalid field', async () => {
  expect(readRefusal(await admin.post('/v1/locations', {}))).toBe('400 name')
  expect(readRefusal(await admin.post('/v1/locations', { name: '  ' }))).toBe('400 name')
  const { body } = await admin.post('/v1/locations', { name: 'Moon', timeZone: 'Moon/Tranquility' })
  expect(body.details.validationError.fieldViolations[0]).toMatchObject({
    field: 'timeZone',
    ruleName: 'INVALID_TIME_ZONE',
  })
  expect(readRefusal(await admin.post('/v1/locations', { name: 'A', email: 'b' }))).toBe('400 email')
})
