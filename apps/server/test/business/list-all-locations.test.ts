import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { aLocation, anAdmin, aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()

it('lists every location of the business, the default one first, including archived ones', async () => {
  const studio = await aStudio(app, context)
  const annex = await aLocation(context, studio.siteId, 'Annex')
  expected(await studio.admin.patch(`/v1/locations/${annex}`, { revision: '1', status: 'INACTIVE' }))
  const { locations } = expected(await studio.admin.get('/v1/locations/all'))
  expect(locations).toMatchObject([
    { id: studio.locationId, default: true, status: 'ACTIVE' },
    { id: annex, default: false, status: 'INACTIVE', archived: false, formattedAddress: 'Annex 1' },
  ])
  const stranger = await anAdmin(app, context, await aSite(context))
  expect(JSON.stringify(expected(await stranger.get('/v1/locations/all')))).not.toContain(annex)
})

it('is not available to customers', async () => {
  const studio = await aStudio(app, context)
  expect(readRefusal(await studio.visitor.get('/v1/locations/all'))).toBe('403 PERMISSION_DENIED')
})
