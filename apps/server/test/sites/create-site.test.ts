import { describe, expect, it } from 'vitest'
import { firstPartyClient } from '../../src/features/identity/index.ts'
import { loadStaffTypeId } from '../../src/features/resources/index.ts'
import { findSite } from '../../src/features/sites/index.ts'
import { createSite, prepareSite } from '../../src/setup/create-site.ts'
import { aSite } from '../support/a-site.ts'
import { createTestContext } from '../support/context.ts'

const { context, db } = await createTestContext()
const settings = { name: 'Studio', timeZone: 'Europe/Berlin', currency: 'EUR' }
const loadSite = async (siteId: string) => (await findSite(db, siteId)) ?? expect.unreachable('the site is gone')

const atOnce = await Promise.all(Array.from({ length: 5 }, () => aSite(context, { name: 'Studio' })))

describe('a new site', () => {
  it('is the default if it is the first, also for simultaneous requests', async () => {
    const sites = await Promise.all(atOnce.map(loadSite))
    expect(sites.filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('gets its own slug', async () => {
    const slugs = (await Promise.all(atOnce.map(loadSite))).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(5)
    expect(slugs.every((slug) => /^studio(-\d)?$/.test(slug))).toBe(true)
    expect((await loadSite(await aSite(context, { name: 'Café Grün', slug: 'Grün' }))).slug).toBe('grun')
  })

  it('has the given settings', async () => {
    const siteId = await aSite(context, {
      name: `O'Hara <b>`,
      language: 'he',
      languages: ['he', 'en'],
      email: 'a@b.de',
    })
    expect(await loadSite(siteId)).toMatchObject({
      name: `O'Hara <b>`,
      language: 'he',
      languages: ['he', 'en'],
      email: 'a@b.de',
      time_zone: 'Europe/Berlin',
      is_default: false,
    })
  })

  it('has everything it needs', async () => {
    const made = await context.transaction((tx) => prepareSite(tx, settings, context.clock.now()))
    const { siteId } = made
    const listRows = (table: 'locations' | 'forms' | 'booking_policies') =>
      db.selectFrom(table).select(['id', 'name']).where('site_id', '=', siteId).where('is_default', '=', true).execute()
    expect(await listRows('locations')).toEqual([{ id: made.locationId, name: 'Studio' }])
    expect(await listRows('forms')).toMatchObject([{ id: made.formId }])
    expect(await listRows('booking_policies')).toMatchObject([{ id: made.bookingPolicyId }])
    expect(await loadStaffTypeId(db, siteId)).toBe(made.staffTypeId)
    expect(await firstPartyClient(db, siteId)).toBe(siteId)
  })

  it('is refused completely for an invalid setting', async () => {
    const count = async () => (await db.selectFrom('sites').select('id').execute()).length
    const before = await count()
    await expect(createSite(context, { name: 'X', timeZone: 'Nowhere', currency: 'XXL' })).rejects.toMatchObject({
      violations: [{ field: 'timeZone' }, { field: 'currency' }],
    })
    expect(await count()).toBe(before)
  })
})
