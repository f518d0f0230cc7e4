import { describe, expect, it } from 'vitest'
import { aCoupon } from '../coupons/support/coupons.ts'
import { aPicture, inBase64 } from '../media/pictures.ts'
import { aSite } from '../support/a-site.ts'
import { aBooking, anAdmin, aService, aStudio, aVisitor, expected, readRefusal, slotAt } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, clock, db } = await createTestApp()
const siteId = await aSite(context, { name: 'Verdigris' })
const admin = await anAdmin(app, context, siteId)
const change = (settings: object) => admin.patch('/v1/sites/settings', settings)
const settingsNow = async () => expected(await admin.get('/v1/sites/settings')).settings

describe('updateSiteSettings', () => {
  it('changes only the given fields', async () => {
    const before = await settingsNow()
    const { settings } = expected(await change({ name: ' Verdigris & Sons ', brandColor: '#FFCC00' }))
    expect(settings).toEqual({ ...before, name: 'Verdigris & Sons', brandColor: '#ffcc00' })
    expect(await settingsNow()).toEqual(settings)
  })

  it('records who changed what', async () => {
    expected(await change({ tagline: 'For tired feet' }))
    const entries = await db.selectFrom('audit_entries').selectAll().where('site_id', '=', siteId).execute()
    const last = entries.find(({ changes }) => JSON.stringify(changes).includes('For tired feet'))
    expect(last).toMatchObject({ operation: 'updateSiteSettings', entity_type: 'site', actor_name: 'Test' })
    const count = entries.length
    expected(await change({ tagline: 'For tired feet' }))
    const after = await db.selectFrom('audit_entries').select('id').where('site_id', '=', siteId).execute()
    expect(after).toHaveLength(count)
  })

  it('applies changes to pages and customers immediately', async () => {
    const visitor = await aVisitor(app, siteId)
    expected(await change({ phone: '+39 06 1', holdMinutes: 15 }))
    expect(expected(await visitor.get('/v1/sites/current')).site).toMatchObject({ phone: '+39 06 1', holdMinutes: 15 })
    expect(expected(await change({ phone: '  ' })).settings.phone).toBeNull()
  })

  it.each([
    ['name', { name: '   ' }],
    ['brandColor', { brandColor: 'red' }],
    ['timeZone', { timeZone: 'Europe/Atlantis' }],
    ['timeZone', { timeZone: '+02:00' }],
    ['currency', { currency: 'ZZZ' }],
    ['language', { language: 'fr' }],
    ['languages', { languages: ['he'] }],
    ['languages[1]', { languages: ['en', 'not a language'] }],
    ['languages', { languages: ['en', 'EN'] }],
    ['logoUrl', { logoUrl: 'https://elsewhere.example/logo.png' }],
    ['coverUrl', { coverUrl: '/media/x/y/z' }],
    ['confirmedUrl', { confirmedUrl: 'https://book.example.org/deep' }],
    ['confirmedUrl', { confirmedUrl: 'javascript:alert(1)' }],
    ['conferencingTemplate', { conferencingTemplate: 'https://meet.example/{room}' }],
    ['conferencingTemplate', { conferencingTemplate: 'data:text/html,x' }],
    ['eventsCheckoutTemplate', { eventsCheckoutTemplate: 'https://tickets.example/{slug}' }],
    ['storesProductTemplate', { storesProductTemplate: 'https://{slug}.example/' }],
    ['ecomOrderPaymentRequestTemplate', { ecomOrderPaymentRequestTemplate: 'https://pay.example/' }],
    ['holdMinutes', { holdMinutes: 4 }],
    ['slotStepMinutes', { slotStepMinutes: 0 }],
    ['email', { email: 'nobody' }],
    ['setUpDone[0]', { setUpDone: ['FUN'] }],
  ])('refuses an invalid %s and changes nothing', async (field, settings) => {
    const before = await settingsNow()
    expect(readRefusal(await change({ tagline: 'Never', ...settings }))).toContain(`400 ${field}`)
    expect(await settingsNow()).toEqual(before)
  })

  it('refuses an unknown zone with INVALID_TIME_ZONE', async () => {
    const { body } = await change({ timeZone: 'Mars/Olympus' })
    expect(body.details.validationError.fieldViolations[0].ruleName).toBe('INVALID_TIME_ZONE')
  })

  it('accepts an uploaded logo and cover, and none of another business', async () => {
    const upload = { fileName: 'logo.png', content: await aPicture(40, 40), purpose: 'CATALOGUE' }
    const { url } = expected(await admin.post('/v1/media', upload)).file
    const visitor = await aVisitor(app, siteId)
    expected(await change({ logoUrl: url, coverUrl: url }))
    expect(expected(await visitor.get('/v1/sites/current')).site).toMatchObject({ logoUrl: url, coverUrl: url })
    const stranger = await anAdmin(app, context, await aSite(context))
    expect(readRefusal(await stranger.patch('/v1/sites/settings', { logoUrl: url }))).toBe('400 logoUrl')
    const answer = { fileName: 'a.txt', content: inBase64('x'), purpose: 'ANSWER' }
    const file = expected(await admin.post('/v1/media', answer)).file
    expect(readRefusal(await change({ logoUrl: file.url.split('?')[0] }))).toBe('400 logoUrl')
    expect(expected(await change({ logoUrl: null })).settings).toMatchObject({ logoUrl: null, coverUrl: url })
  })

  it('locks the currency once there are prices', async () => {
    const studio = await aStudio(app, context)
    const set = (currency: string) => studio.admin.patch('/v1/sites/settings', { currency })
    expect(expected(await set('USD')).settings).toMatchObject({ currency: 'USD', currencyFixed: false })
    expected(await set('EUR'))
    await aService(context, studio.siteId, [studio.resourceId], { price: '50' })
    const answer = await set('USD')
    expect(readRefusal(answer)).toBe('400 currency')
    expect(expected(await set('EUR')).settings.currencyFixed).toBe(true)
  })

  it('locks the currency once a coupon takes off an amount', async () => {
    const studio = await aStudio(app, context)
    await aCoupon(studio.admin)
    expect(expected(await studio.admin.get('/v1/sites/settings')).settings.currencyFixed).toBe(false)
    await aCoupon(studio.admin, { discountType: 'AMOUNT', percent: undefined, amount: '10.00' })
    expect(expected(await studio.admin.get('/v1/sites/settings')).settings.currencyFixed).toBe(true)
    expect(readRefusal(await studio.admin.patch('/v1/sites/settings', { currency: 'JPY' }))).toBe('400 currency')
  })

  it('moves the hours of the business and its location to another zone, at the same local times', async () => {
    clock.set('2026-06-01T03:00:00Z')
    const studio = await aStudio(app, context)
    await db
      .updateTable('resources')
      .set({ working_hours_schedule_id: null })
      .where('site_id', '=', studio.siteId)
      .execute()
    const { scheduleId } = expected(await studio.admin.get('/v1/locations/all')).locations[0]
    const loadWorkingHours = async (id: string) =>
      expected(await studio.admin.get(`/v1/schedules/${id}/working-hours`)).workingHours
    const before = await loadWorkingHours(scheduleId)
    const { settings } = expected(await studio.admin.patch('/v1/sites/settings', { timeZone: 'Asia/Kathmandu' }))
    expect(await loadWorkingHours(scheduleId)).toEqual({ ...before, timeZone: 'Asia/Kathmandu' })
    expect((await loadWorkingHours(settings.businessScheduleId)).timeZone).toBe('Asia/Kathmandu')
    expect(expected(await studio.admin.get('/v1/locations/all')).locations[0].timeZone).toBe('Asia/Kathmandu')
  })

  it('does not change a location in another zone', async () => {
    const site = await aSite(context, { timeZone: 'Europe/Rome' })
    const own = await anAdmin(app, context, site)
    expected(await own.post('/v1/locations', { name: 'Lisbon', timeZone: 'Europe/Lisbon' }))
    expected(await own.patch('/v1/sites/settings', { timeZone: 'Europe/Vienna' }))
    const { locations } = expected(await own.get('/v1/locations/all'))
    expect(locations.map(({ timeZone }: { timeZone: string }) => timeZone)).toEqual(['Europe/Vienna', 'Europe/Lisbon'])
  })

  it('requires the configured fields of customers from then on', async () => {
    clock.set('2026-06-01T03:00:00Z')
    const studio = await aStudio(app, context)
    expected(await studio.admin.patch('/v1/sites/settings', { requiredContact: ['PHONE', 'PHONE'] }))
    await expect(aBooking(studio.visitor, slotAt(studio, '2026-06-02T09:00:00.000Z'))).rejects.toThrow(
      'booking.contactDetails.phone',
    )
  })

  it('saves the onboarding progress', async () => {
    const set = { setUpDone: ['BUSINESS', 'HOURS', 'BUSINESS'], setUpFinished: true }
    expect(expected(await change(set)).settings).toMatchObject({
      setUpDone: ['BUSINESS', 'HOURS'],
      setUpFinished: true,
    })
  })

  it('changes nothing of another business', async () => {
    const other = await anAdmin(app, context, await aSite(context, { name: 'Other' }))
    expected(await change({ description: 'Ours' }))
    expect(expected(await other.get('/v1/sites/settings')).settings).toMatchObject({ name: 'Other', description: '' })
  })
})
