import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { isAlive } from '../support/is-alive.ts'
import { createMember, memberPassword } from '../support/members.ts'
import { expect, test } from '../support/test.ts'
import { type InstalledExample, installExample } from './install-example.ts'
import { type Example, startExample } from './start-example.ts'

// Installing and building takes a minute: tests tagged so run in `npm run proof`, and with `npm run e2e -- examples`.
const inProof = { tag: '@proof' }
const next = 'node_modules/next/dist/bin/next'
let installed: InstalledExample | undefined
let example: Example | undefined

test.beforeAll(async () => {
  installed = await installExample('nextjs', [next, 'build'])
  example = await startExample('nextjs', [next, 'start'], { folder: installed.folder, ready: /Ready/ })
})
test.afterAll(() => {
  example?.stop()
  if (installed) rmSync(installed.top, { recursive: true, force: true, maxRetries: 5 })
})

const address = (path = ''): string => `${example?.url}${path}`

/** Returns a page as the server renders it for this cookie. */
async function render(path: string, cookie = ''): Promise<{ html: string; setCookie: string | null }> {
  const answer = await fetch(address(path), { headers: { cookie } })
  return { html: await answer.text(), setCookie: answer.headers.get('set-cookie') }
}

type Tokens = { accessToken: { value: string; expiresAt: number }; refreshToken: { value: string; role: string } }

const toCookie = (tokens: Tokens): string => `kalends_tokens=${encodeURIComponent(JSON.stringify(tokens))}`

async function readTokens(page: Page): Promise<Tokens> {
  const cookies = await page.context().cookies(address())
  return JSON.parse(decodeURIComponent(cookies.find(({ name }) => name === 'kalends_tokens')?.value ?? ''))
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.waitForFunction(isAlive)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a visitor books an appointment of a service that the server lists', inProof, async ({ browser }) => {
  expect((await render('')).html).toContain('Fifteen minutes to find out what you need.')
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(address())
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'First conversation' }).click()
  await page.getByRole('list', { name: 'Afternoon' }).getByRole('button').last().click()
  await page.getByRole('timer').waitFor()
  await expectNoAxeViolations(page)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText(/^Booked: /).waitFor()
  expect((await readTokens(page)).refreshToken.role).toBe('visitor')
  await page.close()
})

test(
  'a member signs in, books a class, sees it on a page of the server, and signs out',
  inProof,
  async ({ browser }) => {
    const { email } = await createMember('Next.js')
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme: 'dark' })
    await page.goto(address())
    await page.getByRole('link', { name: 'Morning yoga' }).click()
    await page.getByRole('heading', { name: 'Morning yoga' }).waitFor()
    const service = page.url()
    await signIn(page, email)
    await page.waitForURL(service)
    await page.getByText('Mira').waitFor()
    await page
      .getByRole('button', { name: /^Book Morning yoga/ })
      .last()
      .click()
    await page.getByRole('timer').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await page.getByRole('button', { name: 'Book', exact: true }).click()
    await page.getByText(/^Booked: /).waitFor()
    await page.getByText('Mira').click()
    await page.getByRole('link', { name: 'My bookings' }).click()
    await page.getByRole('heading', { name: 'My bookings' }).waitFor()
    await page.getByRole('listitem').getByText('Morning yoga').waitFor()
    await expectNoAxeViolations(page)

    await test.step('each request is rendered for its own visitor', async () => {
      const cookie = toCookie(await readTokens(page))
      const pages = await Promise.all(Array.from({ length: 8 }, (_, i) => render('bookings', i % 2 ? cookie : '')))
      const isOfMember = ({ html }: { html: string }) => html.includes('Morning yoga') && html.includes('Mira')
      const isOfVisitor = ({ html }: { html: string }) => html.includes('Sign in to see your bookings')
      expect(pages.map((it) => [isOfMember(it), isOfVisitor(it)])).toEqual(
        pages.map((_, i) => [i % 2 === 1, i % 2 === 0]),
      )
    })
    await test.step('expired tokens are renewed, and useless ones are those of a visitor', async () => {
      const { accessToken, refreshToken } = await readTokens(page)
      const expired = await render(
        'bookings',
        toCookie({ accessToken: { ...accessToken, expiresAt: 0 }, refreshToken }),
      )
      expect([expired.html.includes('Morning yoga'), expired.setCookie?.includes('member')]).toEqual([true, true])
      const lost = { value: 'lost', expiresAt: accessToken.expiresAt }
      const useless = await render('', toCookie({ accessToken: lost, refreshToken: { value: 'lost', role: 'member' } }))
      expect([useless.html.includes('Fifteen minutes'), useless.html.includes('Sign in')]).toEqual([true, true])
    })

    await page.getByText('Mira').click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.goto(address('bookings'))
    await page.getByText('Sign in to see your bookings.').waitFor()
    await page.close()
  },
)
