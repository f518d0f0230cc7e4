import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aStudio, bookingInput, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z', app: { mostRequests: 2 } })
const at = '2026-06-02T09:00:00.000Z'
const later = '2026-06-02T11:00:00.000Z'

/** Sends two bookings, of which one waits for a lock and the other for it, and what is given while they wait. */
async function withTwoWaiting<T>(during: (studio: Awaited<ReturnType<typeof aStudio>>) => Promise<T>) {
  const studio = await aStudio(app, context)
  const book = (startDate: string) =>
    studio.admin.post('/v2/bookings', bookingInput(slotWith(studio, startDate), { status: 'CONFIRMED' }))
  let waiting: ReturnType<typeof book>[] = []
  const seen = await context.transaction(async (tx) => {
    const { siteId } = studio
    await tx.selectFrom('services').select('id').where('site_id', '=', siteId).forUpdate().execute()
    waiting = [book(at), book(later)]
    await waitForLock()
    return during(studio)
  })
  return { seen, booked: await Promise.all(waiting), studio }
}

async function waitForLock(): Promise<void> {
  for (;;) {
    const { count } = await context.db
      .selectFrom('pg_stat_activity' as never)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('wait_event_type' as never, '=', 'Lock' as never)
      .where('datname' as never, '=', sql`current_database()` as never)
      .executeTakeFirstOrThrow()
    if (count >= 1) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

describe('more requests than are answered at once', () => {
  it('are refused with 503 and Retry-After; those in progress are answered, and later ones again', async () => {
    const { seen, booked, studio } = await withTwoWaiting(({ admin }) => admin.get('/v1/sites/settings'))
    expect(seen.status).toBe(503)
    expect(seen.headers['retry-after']).toBe('1')
    expect(booked.map(({ status }) => status)).toEqual([200, 200])
    expect((await studio.admin.get('/v1/sites/settings')).status).toBe(200)
  })

  it('are refused in a sentence to browsers, and the health check is answered', async () => {
    const { seen } = await withTwoWaiting(async () => [
      await app.inject({ url: '/media/unknown', headers: { accept: 'text/html' } }),
      await app.inject({ url: '/health' }),
    ])
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([503, 200])
    expect(seen[0]?.body).toBe('The server is busy. Please try again.')
  })
})
