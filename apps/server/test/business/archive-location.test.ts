import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { aLocation, anAdmin, aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()

it('closes a location permanently: it is inactive, hidden, and cannot be reopened', async () => {
  const studio = await aStudio(app, context)
  const id = await aLocation(context, studio.siteId, 'Annex')
  const { location } = expected(await studio.admin.post(`/v1/locations/${id}/archive`))
  expect(location).toMatchObject({ status: 'INACTIVE', archived: true, revision: '2' })
  expect(expected(await studio.visitor.get('/v1/locations')).locations).toHaveLength(1)
  expect(expected(await studio.admin.get('/v1/locations/all')).locations).toHaveLength(2)
  expect(expected(await studio.admin.post(`/v1/locations/${id}/archive`)).location).toEqual(location)
  for (const [field, change] of [
    ['status', { status: 'ACTIVE' }],
    ['default', { default: true }],
  ] as const) {
    const answer = await studio.admin.patch(`/v1/locations/${id}`, { revision: '2', ...change })
    expect(readRefusal(answer)).toBe(`400 ${field}`)
  }
  expected(await studio.admin.patch(`/v1/locations/${id}`, { revision: '2', name: 'The old annex' }))
})

it('refuses the default location: DEFAULT_LOCATION_STAYS', async () => {
  const studio = await aStudio(app, context)
  const answer = await studio.admin.post(`/v1/locations/${studio.locationId}/archive`)
  expect(readRefusal(answer)).toBe('428 DEFAULT_LOCATION_STAYS')
})

it('finds no location of another business: LOCATION_NOT_FOUND', async () => {
  const studio = await aStudio(app, context)
  const stranger = await anAdmin(app, context, await aSite(context))
  for (const id of [studio.locationId, randomUUID()])
    expect(readRefusal(await stranger.post(`/v1/locations/${id}/archive`))).toBe('404 LOCATION_NOT_FOUND')
})
