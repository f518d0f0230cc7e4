import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

// It is the second of June in Kiritimati, and the first in Berlin.
const { app, context } = await createTestApp({ now: '2026-06-01T12:00:00Z' })
const siteId = await aSite(context, { timeZone: 'Pacific/Kiritimati' })
const admin = await anAdmin(app, context, siteId)
const day = (date: string) => ({ date, locationId: null, reason: '' })
const listDates = ({ closingDays }: { closingDays: { date: string }[] }) => closingDays.map(({ date }) => date)

it('lists closures from today on, in the zone of the business', async () => {
  expected(await admin.post('/v1/closing-days', { add: ['2026-06-03', '2026-06-01', '2026-06-02'].map(day) }))
  expect(listDates(expected(await admin.get('/v1/closing-days')))).toEqual(['2026-06-02', '2026-06-03'])
  expect(listDates(expected(await admin.get('/v1/closing-days?from=2026-05-01')))).toEqual([
    '2026-06-01',
    '2026-06-02',
    '2026-06-03',
  ])
  expect(readRefusal(await admin.get('/v1/closing-days?from=tomorrow'))).toBe('400 from')
})

it('lists none of another business, and none for customers', async () => {
  const stranger = await anAdmin(app, context, await aSite(context))
  expect(expected(await stranger.get('/v1/closing-days?from=2026-01-01')).closingDays).toEqual([])
  expect(readRefusal(await (await aVisitor(app, siteId)).get('/v1/closing-days'))).toBe('403 PERMISSION_DENIED')
})
