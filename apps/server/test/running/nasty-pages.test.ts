import type pg from 'pg'
import { expect, test } from 'vitest'
import { composeFeatures } from '../../src/compose.ts'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { liveMarkup, nastyTexts } from '../bad-input/nasty-texts.ts'
import { aBusiness, type Business, bookingFor, listSlots, serviceFor } from '../support/a-business.ts'
import { callAt } from '../support/call-in.ts'
import { aPerson } from '../support/people.ts'
import { aPreparedFolder, connectTo } from './support/data-folder.ts'
import { startProcess } from './support/start-process.ts'

const markup = nastyTexts.filter((text) => /[<>&"'{}\\\r\n]/.test(text) || text === '__proto__')

test('pages escape malicious text from every author and in every position', async () => {
  const { folder, address } = await startWithPages()
  const { business, cookie } = await setUp(folder, address)
  const post = postAt(address)
  const nextSlot = listSlots(business, new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10))
  const wrong: string[] = []
  for (const text of markup) {
    const service = { ...serviceFor(business.mark, business.resourceIds), name: text, description: text, tagLine: text }
    const { mainSlug } = (await post('/v2/services', { service }, business.key)).service
    const made = bookingFor(nextSlot(), { email: 'ada@example.org', firstName: text, lastName: text })
    const notify = { participantNotification: { notifyParticipants: true, message: text } }
    const confirmed = { booking: { ...made.booking, status: 'CONFIRMED', externalUserId: text }, ...notify }
    const { id } = (await post('/v2/bookings', confirmed, business.key)).booking
    const token = await linkTo(address, id, business.key)
    const { sessionId, contactId } = await createAdmin(post, business, text)
    const said = encodeURIComponent(text)
    const choice = [
      'from',
      'day',
      'time',
      'staff',
      'location',
      'zone',
      'hold',
      'session',
      'people',
      'variant',
      'extras',
    ]
      .map((name) => `${name}=${said}`)
      .join('&')
    const slug = encodeURIComponent(mainSlug.name)
    const pages = [
      '/',
      `/?lang=${said}`,
      `/?scheme=${said}`,
      `/services/${slug}`,
      `/services/${slug}?${choice}`,
      `/services/${slug}/book?${choice}`,
      `/services/${said}`,
      `/bookings/${token}`,
      `/bookings/${token}?new=${said}`,
      `/bookings/${token}/cancel`,
      `/bookings/${said}`,
      `/bookings/${said}/calendar.ics`,
      `/${said}`,
      `/s/${said}/`,
      `/dashboard/sign-in?next=${said}`,
      `/dashboard/claim?token=${said}`,
      '/dashboard',
      `/dashboard?day=${said}`,
      '/dashboard/bookings',
      `/dashboard/bookings?booking=${id}`,
      `/dashboard/bookings?booking=${said}&confirm=${said}`,
      `/dashboard/bookings?view=${said}&period=${said}&staff=${said}&service=${said}&email=${said}&page=${said}`,
      ...['2026-02-30', '9999-12-31', '0000-01-01'].flatMap((day) => [
        `/services/${slug}?from=${day}&day=${day}`,
        `/bookings/${token}/move?from=${day}&day=${day}`,
        `/classes?from=${day}`,
        `/dashboard?day=${day}`,
      ]),
      '/dashboard/messages',
      `/dashboard/messages?message=${said}`,
      `/dashboard/messages?to=${said}`,
      `/bookings/${token}/move`,
      `/bookings/${token}/move?${choice}`,
      '/classes',
      `/classes?${choice}`,
      `/classes/${said}`,
      `/courses/${said}`,
      `/dashboard?view=${said}&staff=${said}&booking=${said}`,
      `/dashboard/calendar/data?view=${said}&day=${said}`,
      `/dashboard/calendar/explain?service=${said}&from=${said}`,
      `/dashboard/customers/search?search=${said}`,
      `/dashboard/sessions/${sessionId}`,
      `/dashboard/sessions/${said}`,
      '/dashboard/approvals',
      '/dashboard/customers',
      `/dashboard/customers?search=${said}&sort=${said}&page=${said}`,
      `/dashboard/customers/${contactId}`,
      `/dashboard/customers/${contactId}?edit=${said}&note=${said}&merge=${said}`,
      '/dashboard/why-not',
      `/dashboard/why-not?service=${said}&day=${said}&time=${said}&with=${said}`,
    ]
    for (const page of pages) {
      const answer = await fetch(`${address}${page}`, { headers: { cookie }, redirect: 'manual' })
      const html = await answer.text()
      if (answer.status >= 500) wrong.push(`${answer.status} at ${page}`)
      const live = liveMarkup.exec(withoutScripts(html))
      if (live) wrong.push(`live markup at ${page}: ${live[0]}`)
      const target = answer.headers.get('location') ?? '/'
      if (!target.startsWith('/') || target.startsWith('//')) wrong.push(`sent to ${target} by ${page}`)
    }
  }
  expect(wrong).toEqual([])
})

test('pages refuse malicious paths without errors, and never serve files of the server', async () => {
  const { folder, address } = await startWithPages()
  const { cookie } = await setUp(folder, address)
  const nowhere = [
    '/%',
    '/%zz',
    '/%00',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '//evil.example/',
    '/\\evil.example',
    '/s/',
    '/s//',
    '/s/%00/',
    '/services/%',
    '/bookings/%ff',
    '/dashboard/%',
    `/${'x'.repeat(10_000)}`,
    `/services/${'x/'.repeat(2000)}`,
    '/?a[]=1&a[]=2&__proto__=3',
    '/.env',
    '/server/server.js',
    '/dashboard/sign-in?next=/dashboard%0d%0aset-cookie:a=b',
    '/dashboard/sign-in?next=/dashboard/..//evil.example',
    '/dashboard?day=%00',
    '/dashboard/bookings?page=-1',
    '/dashboard/bookings?page=99999999999999999999',
  ]
  const wrong: string[] = []
  for (const path of nowhere) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'HEAD']) {
      const answer = await fetch(`${address}${path}`, { method, headers: { cookie }, redirect: 'manual' })
      const said = await answer.text()
      if (answer.status >= 500) wrong.push(`${answer.status} to ${method} ${path.slice(0, 80)}`)
      if (/"workspaces"|handlePage/.test(said)) wrong.push(`a file shown by ${path}`)
      if (answer.headers.get('location')?.includes('evil')) wrong.push(`sent away by ${path}`)
      if (answer.headers.get('set-cookie')?.startsWith('a=b')) wrong.push(`a cookie set by ${path}`)
    }
  }
  for (const host of ['evil.example', "x' or 1=1 --", '[', 'a b', 'x'.repeat(3000)]) {
    const status = await statusWithHost(address, host)
    if (status >= 500) wrong.push(`${status} to the host ${host.slice(0, 40)}`)
  }
  expect(wrong).toEqual([])
})

/** Blocked time and a customer with a note, all in these words. */
async function createAdmin(post: ReturnType<typeof postAt>, business: Business, text: string) {
  const start = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 19)
  const block = { localStartDate: start, durationMinutes: 30, resourceIds: business.resourceIds, transparency: 'FREE' }
  const { session } = await post('/v1/sessions', { session: { ...block, title: text, note: text } }, business.key)
  const { customer } = await post('/v1/customers', { customer: { firstName: text, lastName: 'Love' } }, business.key)
  await post(`/v1/customers/${customer.id}/notes`, { text: `${text}.`, pinned: true }, business.key)
  return { sessionId: session.id, contactId: customer.id }
}

/** A script may hold any text inside its strings, as long as none of them ends it. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

async function startWithPages(): Promise<{ folder: string; address: string }> {
  const folder = await aPreparedFolder()
  const server = startProcess('apps/server/src/main.ts', {
    environment: { KALENDS_DATA: folder, PORT: '0', KALENDS_DEMO: '0' },
  })
  const [, address = ''] = await server.waitForOutput(/Site +(http\S+)/)
  return { folder, address }
}

/** A business whose owner is signed in. */
async function setUp(folder: string, address: string): Promise<{ business: Business; cookie: string }> {
  const client = (await connectTo(folder)) as pg.Client & { connectionParameters: pg.ClientConfig }
  const { user, password, host, port, database } = client.connectionParameters
  await client.end()
  const databaseUrl = `postgres://${user}:${password}@${host}:${port}/${database}`
  const context = createContext(readConfig({ KALENDS_DATA: folder }), { ports: composeFeatures(), databaseUrl })
  const business = await aBusiness(context, callAt(address), 'alder')
  const { email, password: secret } = await aPerson(context, business.siteId)
  await context.close()
  const answer = await fetch(`${address}/v1/staff/sign-in`, {
    method: 'POST',
    body: JSON.stringify({ email, password: secret }),
    headers: { 'content-type': 'application/json' },
  })
  const html = await (await fetch(`${address}/`)).text()
  expect(html, 'the pages are not built: npm run build').toContain('<html')
  return { business, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

function postAt(address: string) {
  return async (url: string, payload: object, authorization: string) => {
    const answer = await callAt(address)({ method: 'POST', url, payload, headers: { authorization } })
    if (answer.status !== 200) throw new Error(`${url} was refused: ${answer.body}`)
    return JSON.parse(answer.body)
  }
}

async function linkTo(address: string, id: string, key: string): Promise<string> {
  const url = `/v1/anonymous-bookings/${id}/token`
  const answer = await callAt(address)({ method: 'GET', url, headers: { authorization: key } })
  return JSON.parse(answer.body).token
}

/** Plain HTTP: fetch does not let a caller choose the host. */
async function statusWithHost(address: string, host: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve) => {
    const call = request(`${address}/`, { headers: { host }, setHost: false }, ({ statusCode }) =>
      resolve(statusCode ?? 0),
    )
    call.on('error', () => resolve(0))
    call.end()
  })
}
