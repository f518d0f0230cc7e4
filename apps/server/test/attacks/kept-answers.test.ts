import { type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import type { BookingRow } from '../../src/features/bookings/index.ts'
import { signManageToken } from '../../src/features/bookings/steps/manage-token.ts'
import { createFeedMember, renew } from '../calendars/a-feed.ts'
import { aBooking, aStudio, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T07:00:00Z' })
const { app, context, db } = test
const studio = await aStudio(app, context)
const headers = { 'wix-site-id': studio.siteId }

const cacheHeaderOf = async (url: string) => {
  const answer = await app.inject({ url, headers })
  return { status: answer.statusCode, caches: answer.headers['cache-control'] }
}

const read = Object.values(operations)
  .flatMap((table) => Object.values(table) as OperationSpec[])
  .filter(({ method }) => method === 'GET')
const publicKeys = new Set(['jwks', 'getWebhookKeys'])

describe('answers that caches keep', () => {
  it('are public keys alone: no other operation’s answer or refusal is kept', async () => {
    expect(read.length).toBeGreaterThan(100)
    const cacheable = new Set<string>()
    for (const { id, paths } of read) {
      for (const path of paths) {
        const url = path.replaceAll(/\{siteId\}/g, studio.siteId).replaceAll(/\{\w+\}/g, 'x')
        if ((await cacheHeaderOf(url)).caches !== 'no-store') cacheable.add(id)
      }
    }
    expect(cacheable).toEqual(publicKeys)
  })

  it('are none that a link, a calendar address or a cookie opens', async () => {
    const made = await aBooking(studio.admin, slotWith(studio, '2026-06-02T08:00:00.000Z'), { status: 'CONFIRMED' })
    const row = await db.selectFrom('bookings').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
    const token = await signManageToken(context, row as BookingRow)
    const links = ['', '/summary', '/service', '/calendar.ics'].map((end) => `/v1/anonymous-bookings/${token}${end}`)
    const feed = await createFeedMember(test, 'clara@customer.example')
    const calendar = `/v1/calendar-feeds/${await renew(feed.member)}/calendar.ics`
    for (const url of [...links, calendar, '/v1/redirect-session/pages'])
      expect([url, await cacheHeaderOf(url)]).toEqual([url, { status: 200, caches: 'no-store' }])
  })
})
