import { describe, expect, it } from 'vitest'
import { insertLocation } from '../../src/features/business/index.ts'
import { insertException } from '../../src/features/schedules/index.ts'
import { aSite } from '../support/a-site.ts'
import { createTestApp } from '../support/index.ts'
import { aVisitorToken } from '../support/people.ts'

const { app, context, clock, db } = await createTestApp({ now: '2026-06-01T12:00:00Z' })

async function listLocations(siteId: string) {
  const headers = { authorization: await aVisitorToken(app, siteId) }
  const answer = await app.inject({ url: '/v1/locations', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().locations
}

describe('listLocations', () => {
  it('includes the default location every business begins with', async () => {
    const siteId = await aSite(context, { name: 'Studio Aventine', timeZone: 'Europe/Rome' })
    const [location, ...more] = await listLocations(siteId)
    expect(more).toEqual([])
    expect(location).toMatchObject({ name: 'Studio Aventine', timeZone: 'Europe/Rome', default: true, closedDates: [] })
    expect(location.openingHours).toEqual(
      [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 })),
    )
  })

  it('returns address, weekly hours and closures, the default location first', async () => {
    const siteId = await aSite(context)
    const location = {
      name: 'Port',
      timeZone: 'Europe/Lisbon',
      address: { streetAddress: { name: 'Cais', number: '3' }, postalCode: '1200', city: 'Lisboa' },
      phone: '+351 21 000',
      directions: 'The blue door',
      openingHours: [
        { weekday: 6, openMinute: 1200, closeMinute: 1560 },
        { weekday: 7, openMinute: 0, closeMinute: 60, validUntil: '2026-05-30' },
      ],
    }
    await context.transaction(async (tx) => {
      const { scheduleId } = await insertLocation(tx, siteId, location, clock.now())
      for (const date of ['2026-05-31', '2026-06-02', '2026-07-26', '2026-07-27']) {
        await insertException(tx, siteId, scheduleId, { date, windows: [] })
      }
      const short = { date: '2026-06-03', windows: [{ openMinute: 600, closeMinute: 700 }] }
      await insertException(tx, siteId, scheduleId, short)
    })
    const [first, port] = await listLocations(siteId)
    expect([first.default, port.default]).toEqual([true, false])
    expect(port).toMatchObject({
      formattedAddress: 'Cais 3, 1200 Lisboa',
      address: location.address,
      phone: '+351 21 000',
      email: null,
      directions: 'The blue door',
      openingHours: [{ weekday: 6, opensMinute: 1200, closesMinute: 1560 }],
      closedDates: ['2026-06-02', '2026-07-26'],
    })
  })

  it('omits archived locations and those of others', async () => {
    const siteId = await aSite(context)
    await aSite(context, { name: 'Somebody else' })
    await db.updateTable('locations').set({ status: 'INACTIVE' }).where('site_id', '=', siteId).execute()
    expect(await listLocations(siteId)).toEqual([])
  })

  it('requires a token', async () => {
    expect((await app.inject({ url: '/v1/locations' })).statusCode).toBe(401)
  })
})
