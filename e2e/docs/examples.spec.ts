// Runs the examples of docs/guide against the demo business: those of a guide in order, as one program.
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { apiKeyAuth, createClient } from '@kalends/sdk'
import { freePort } from '../support/free-port.ts'
import { createMember, memberPassword } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

const GUIDES = fileURLToPath(new URL('../../docs/guide/', import.meta.url))
// Beside the client's sources, from where programs find its package.
const PROGRAMS = fileURLToPath(new URL('../../node_modules/.cache/kalends/examples/', import.meta.url))

/** The page of the front end to which the browser returns. */
const frontEnd = createServer((_, response) => response.end('Signed in'))
let callback: string
let clientId: string
let apiKey: string
let receiverPort: number

test.beforeAll(async () => {
  await once(frontEnd.listen(0, '127.0.0.1'), 'listening')
  callback = `http://127.0.0.1:${(frontEnd.address() as AddressInfo).port}/callback`
  const options = ['--name', 'Guides', '--redirect-uri', callback]
  clientId = (await operator<{ clientId: string }>('oauth-clients', 'create', ...options)).clientId
  apiKey = (await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Guides')).apiKey
  receiverPort = await freePort()
})
test.afterAll(() => {
  frontEnd.close()
  frontEnd.closeAllConnections()
})

const examplesOf = (guide: string): string[] =>
  [...readFileSync(join(GUIDES, guide), 'utf8').matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code ?? '')

/** Runs the examples of a guide and returns what they print. */
async function run(guide: string): Promise<string[]> {
  const code = examplesOf(guide)
    .join('\n')
    .replaceAll('http://127.0.0.1:4000', siteUrl())
    .replaceAll('http://localhost:5173/callback', callback)
    .replaceAll('YOUR-CLIENT-ID', clientId)
    .replaceAll('YOUR-API-KEY', apiKey)
    .replaceAll('8080', String(receiverPort))
    .replaceAll('https://crm.example.com/kalends', `http://127.0.0.1:${receiverPort}`)
  mkdirSync(PROGRAMS, { recursive: true })
  const file = join(PROGRAMS, `${guide}-${crypto.randomUUID()}.mjs`)
  const printed: string[] = []
  writeFileSync(file, code)
  console.log = (...words: unknown[]) => printed.push(words.map(String).join(' '))
  await import(pathToFileURL(file).href)
  return printed
}

const { log } = console
test.afterEach(() => {
  console.log = log
})

const named = ['sign-in-members.md', 'react-to-events.md', 'migration.md']
const plain = readdirSync(GUIDES).filter((guide) => !named.includes(guide) && examplesOf(guide).length > 0)

for (const guide of plain)
  test(`the examples of ${guide} run`, async () => {
    const printed = await run(guide)
    expect(printed.length).toBeGreaterThan(0)
    for (const line of printed) expect(line).not.toMatch(/undefined|NaN|Invalid/)
  })

test('the examples of sign-in-members.md run', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  const { email } = await createMember('Guides')
  const stored = new Map<string, unknown>()
  const request = { url: '', headers: new Headers() }
  const redirect = async (url: string): Promise<void> => {
    await page.goto(url)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(memberPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Signed in').waitFor()
    request.url = page.url()
  }
  Object.assign(globalThis, { request, redirect, session: stored })
  const printed = await run('sign-in-members.md')
  expect(printed).toEqual([
    `true ${email}`,
    'SUCCESS',
    'FAILURE invalidPassword',
    '1',
    'visitor',
    expect.stringMatching(/^http\S+ false$/),
  ])
})

test('the examples of react-to-events.md run', async () => {
  const owner = createClient({ apiUrl: siteUrl(), auth: apiKeyAuth(apiKey) })
  const eventTypes = ['wix.bookings.v2.booking_created' as const]
  const webhook = { name: 'Key', url: `http://127.0.0.1:${receiverPort}/other`, eventTypes }
  await owner.webhooks.createWebhook({ webhook })
  const { key } = await owner.webhooks.listWebhooks()
  process.env['KALENDS_PUBLIC_KEY'] = key?.publicKey ?? ''
  const printed = await run('react-to-events.md')
  await expect.poll(() => printed).toEqual([expect.stringMatching(/^kalends\.webhooks\.v1\.webhook_tested /)])
})

test('the example of migration.md leads calls of the platform to this server', async () => {
  const { fetch } = globalThis
  try {
    await run('migration.md')
    const answer = await globalThis.fetch('https://www.wixapis.com/health')
    expect(answer.status).toBe(200)
  } finally {
    globalThis.fetch = fetch
  }
})
