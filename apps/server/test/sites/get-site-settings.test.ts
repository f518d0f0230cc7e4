import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const siteId = await aSite(context, { name: 'Verdigris', slug: 'verdigris', languages: ['en', 'he'] })

it('returns every setting to managers', async () => {
  const { settings } = expected(await (await anAdmin(app, context, siteId)).get('/v1/sites/settings'))
  expect(settings).toMatchObject({
    id: siteId,
    slug: 'verdigris',
    name: 'Verdigris',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    languages: ['en', 'he'],
    currencyFixed: false,
    slotStepMinutes: null,
    holdMinutes: 10,
    coverUrl: null,
    maxHoldsPerVisitor: 3,
    maxHoldsPerAddress: 10,
    requiredContact: [],
    confirmedUrl: null,
    planEmails: true,
    planNotices: true,
    receiptEmails: true,
    conferencingTemplate: null,
    setUpDone: [],
    setUpFinished: false,
  })
  expect(settings.businessScheduleId).toMatch(/^[0-9a-f-]{36}$/)
})

it('is refused for others', async () => {
  const answer = await (await aVisitor(app, siteId)).get('/v1/sites/settings')
  expect(readRefusal(answer)).toBe('403 PERMISSION_DENIED')
})
