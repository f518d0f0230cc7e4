import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../support/index.ts'
import { type Actor, type Answer, anAppointment, aPerson, aStudio, take } from './support/studio.ts'

// A Monday.
const now = '2026-06-01T06:00:00Z'
const { app, context, clock } = await createTestApp({ now })

afterEach(() => clock.set(now))

async function oneService() {
  const actor = await aStudio(app, context)
  const resourceId = await aPerson(context, actor.siteId)
  const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId] })
  return { actor, resourceId, serviceId }
}

async function nextFree(actor: Actor, payload: object): Promise<Answer> {
  const { status, body } = await actor.post('/v1/availability/next-free', payload)
  expect(status).toBe(200)
  return body
}

const starts = ({ times }: Answer) => times.map(({ startDate }: { startDate: string }) => startDate.slice(5, 16))

describe('listNextFree', () => {
  it('returns the next time of each service, in the requested order', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const long = await anAppointment(context, actor.siteId, { staff: [resourceId], durationMinutes: 240 })
    await take(context, actor.siteId, resourceId, '2026-06-01T09:00:00Z', '2026-06-01T10:00:00Z')
    const { services, timezone } = await nextFree(actor, { serviceIds: [long, serviceId] })
    expect(services.map((service: Answer) => [service.serviceId, starts(service)])).toEqual([
      [long, ['06-01T13:00']],
      [serviceId, ['06-01T10:00']],
    ])
    expect(timezone).toBe('UTC')
    expect(services[1].times[0]).toMatchObject({ resourceId, resourceIds: [resourceId] })
  })

  it('returns several, not before the given instant', async () => {
    const { actor, serviceId } = await oneService()
    const payload = { serviceIds: [serviceId], perService: 3, fromDate: '2026-06-04T15:30:00Z' }
    const { services } = await nextFree(actor, { ...payload, timezone: 'Asia/Kathmandu' })
    expect(starts(services[0])).toEqual(['06-04T16:00', '06-05T09:00', '06-05T10:00'])
    expect(services[0].times[0].localStartDate).toBe('2026-06-04T21:45:00')
  })

  it('returns times of one resource, or at one location', async () => {
    const { actor, resourceId } = await oneService()
    const other = await aPerson(context, actor.siteId)
    const serviceId = await anAppointment(context, actor.siteId, { staff: [resourceId, other] })
    await take(context, actor.siteId, other, '2026-06-01T09:00:00Z', '2026-06-01T12:00:00Z')
    const first = async (more: object) => (await nextFree(actor, { serviceIds: [serviceId], ...more })).services[0]
    expect(starts(await first({}))).toEqual(['06-01T09:00'])
    expect(starts(await first({ resourceId: other }))).toEqual(['06-01T12:00'])
    expect(starts(await first({ locationId: '00000000-0000-4000-8000-000000000000' }))).toEqual([])
    const { locationId } = (await first({})).times[0]
    if (locationId) expect(starts(await first({ locationId }))).toEqual(['06-01T09:00'])
  })

  it('searches past months without available times, up to the horizon', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    await take(context, actor.siteId, resourceId, '2026-06-01T00:00:00Z', '2028-05-30T16:00:00Z')
    const { services } = await nextFree(actor, { serviceIds: [serviceId], perService: 10 })
    // The horizon is two years of 365 days ahead, to the minute.
    expect(starts(services[0])).toEqual(['05-30T16:00'])
  })

  it('omits services without appointments', async () => {
    const { actor, resourceId, serviceId } = await oneService()
    const gone = await anAppointment(context, actor.siteId, { staff: [resourceId], deleted: true })
    const unknown = '00000000-0000-4000-8000-000000000000'
    const { services } = await nextFree(actor, { serviceIds: [gone, unknown, serviceId] })
    expect(services.map((service: Answer) => service.serviceId)).toEqual([serviceId])
  })

  it('refuses invalid zones, no services and too many', async () => {
    const { actor, serviceId } = await oneService()
    const status = async (payload: object) => (await actor.post('/v1/availability/next-free', payload)).status
    expect(await status({ serviceIds: [serviceId], timezone: 'Nowhere' })).toBe(400)
    expect(await status({ serviceIds: [] })).toBe(400)
    expect(await status({ serviceIds: [serviceId], perService: 11 })).toBe(400)
    expect(await status({ serviceIds: ['nonsense'] })).toBe(400)
  })
})
