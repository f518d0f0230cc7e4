import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { bundleScript } from '../support/bundle-script.ts'
import { type FrontEnd, startFrontEnd } from '../support/front-end.ts'
import { createMember, memberPassword } from '../support/members.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'

const top = fileURLToPath(new URL('../../', import.meta.url))
let shop: FrontEnd

// The program of a front end, as its developer would write it.
const program = `
import { KalendsProvider, useKalends, useKalendsMutation, useKalendsQuery, useMember } from '@kalends/react'
import { cookieStore, createKalends } from '@kalends/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { createElement as h, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Shop({ credentials }) {
  const { auth } = useKalends()
  const cache = useQueryClient()
  const [problem, setProblem] = useState('')
  const services = useKalendsQuery('services', 'queryServices', { query: { paging: { limit: 3 } } })
  const refused = useKalendsQuery('services', 'getService', { serviceId: '00000000-0000-4000-8000-000000000000' })
  const validation = useKalendsMutation('services', 'validateSlug')
  const member = useMember()
  const signUp = async () => {
    const step = await auth.register(credentials)
    if (step.loginState !== 'SUCCESS') return setProblem(JSON.stringify(step))
    await auth.setTokens(await auth.getMemberTokensForDirectLogin(step.data.sessionToken))
    await cache.invalidateQueries({ queryKey: ['kalends', 'member'] })
  }
  return h('main', null,
    h('p', null, member.data ? 'Hello ' + member.data.loginEmail : 'Hello visitor'),
    h('ul', null, (services.data?.services ?? []).map((it) => h('li', { key: it.id }, it.name))),
    h('p', null, 'Missing: ' + (refused.error?.code ?? refused.status) + ', repeated ' + refused.failureCount),
    h('p', null, 'Change: ' + (validation.error?.code ?? validation.status)),
    h('button', { onClick: () => validation.mutate({ slugName: 'x' }) }, 'Validate'),
    h('button', { onClick: signUp }, 'Sign up'),
    h('p', { role: 'alert' }, problem))
}

export function start(apiUrl, clientId, credentials) {
  const client = createKalends({ apiUrl, clientId, store: cookieStore() })
  const app = h(KalendsProvider, { client }, h(Shop, { credentials }))
  createRoot(document.getElementById('root')).render(h(StrictMode, null, app))
}
`

/** The front end that the guide builds, connected as this one. */
const readGuide = ({ clientId }: FrontEnd): string =>
  [...readFileSync(join(top, 'docs/guide/react.md'), 'utf8').matchAll(/```tsx\n(.*?)```/gs)]
    .map(([, code]) => code)
    .join('\n')
    .replaceAll('http://127.0.0.1:4000', siteUrl())
    .replaceAll('/callback', '/back')
    .replaceAll('YOUR-CLIENT-ID', clientId)

test.beforeAll(async () => {
  const scripts = new Map<string, string>()
  shop = await startFrontEnd('Shop with React', (path) => scripts.get(path))
  scripts.set('/shop.js', await bundleScript('shop.js', program))
  scripts.set('/guide.js', await bundleScript('guide.tsx', readGuide(shop)))
})

test.afterAll(() => shop?.stop())

test('a React front end lists services, reports refusals once and greets a new member', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  await page.goto(`${shop.origin}/`)
  const credentials = { email: `ivy-${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'correct horse battery' }
  await page.evaluate(
    async ([apiUrl, clientId, person]) => {
      const { start } = await import(`${location.origin}/shop.js`)
      start(apiUrl, clientId, person)
    },
    [siteUrl(), shop.clientId, credentials] as const,
  )
  await expect(page.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('Missing: SERVICE_NOT_FOUND, repeated 1')).toBeVisible()
  await expect(page.getByText('Hello visitor')).toBeVisible()
  await page.getByRole('button', { name: 'Validate' }).click()
  await expect(page.getByText('Change: PERMISSION_DENIED')).toBeVisible()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(`Hello ${credentials.email}`)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('')
})

/** Starts the front end of the guide on the page that is open. Components have no styles; how large buttons are is up to it. */
async function startGuide(page: Page): Promise<void> {
  await page.addStyleTag({ content: 'button, summary { min-width: 24px; min-height: 24px }' })
  await page.evaluate(async () => {
    const { start } = await import(`${location.origin}/guide.js`)
    start(document.querySelector('#root'))
  })
}

/** What has the focus, in the words one would hear. */
const focusedWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined
    return (label ?? focused?.getAttribute('aria-label') ?? focused?.textContent ?? '').trim()
  })

async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    if (words.test(await focusedWords(page))) return
  }
  throw new Error(`the Tab key never reached ${words}`)
}

const isDayFocused = (day: string): boolean => document.activeElement?.getAttribute('data-day') === day

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Chooses a later free day with the arrow keys, after a look at the weeks behind what is shown. */
async function chooseDay(page: Page): Promise<void> {
  await tabTo(page, /\d times? available$/)
  const start = await page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')
  await page.keyboard.press('PageDown')
  await page.waitForFunction(isDayFocused, later(start, 35))
  await page.keyboard.press('PageUp')
  await page.waitForFunction(isDayFocused, start)
  do await page.keyboard.press('ArrowRight')
  while (!/\d times? available$/.test(await focusedWords(page)))
  const day = await page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '')
  expect(day > start).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toHaveAttribute('data-day', day)
  await page
    .getByRole('status')
    .filter({ hasText: /\d times? available$/ })
    .waitFor()
  await page.waitForFunction(isDayFocused, day)
}

test('the front end of the guide books an appointment by keyboard alone, and a class', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  await page.goto(`${shop.origin}/`)
  await startGuide(page)
  await page.getByRole('gridcell', { selected: true }).waitFor()
  await expectNoAxeViolations(page)
  await chooseDay(page)
  await tabTo(page, /^\d\d:\d\d/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^We hold it for \d+:\d\d\.$/)
  await expectNoAxeViolations(page)

  await tabTo(page, /^First name/)
  await page.keyboard.type('Ada')
  await tabTo(page, /^Email/)
  await page.keyboard.type('ada@example.org')
  await tabTo(page, /^Book$/)
  await page.route('**/v1/holds/*/book', (route) => route.abort(), { times: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'There is no connection.' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.keyboard.press('Enter')
  const booked = page.getByRole('status').filter({ hasText: /^Booked: / })
  await expect(booked).toBeFocused()
  const first = await booked.innerText()

  // Another session moves the hold, and what was entered stays.
  const classes = page.getByRole('button', { name: /^Book .+, / })
  await classes.first().click()
  await page.getByRole('timer').waitFor()
  await page.getByLabel('First name').fill('Ada')
  const moved = page.waitForRequest((request) => request.postData()?.includes('"checkoutId"') ?? false)
  await classes.last().click()
  await moved
  await page.getByRole('timer').waitFor()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(booked).not.toHaveText(first)
})

/**
 * Requires a captcha of sign-ins without a token, which the demo business does not, and puts the script of a provider on
 * the page.
 */
async function requireCaptcha(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/v2/login', async (route) => {
    if (route.request().postData()?.includes('"captchaTokens":[{"Recaptcha":"solved"}]')) return route.continue()
    const json = { message: '', details: { applicationError: { code: '-19971', description: 'x', data: {} } } }
    return route.fulfill({ status: 400, headers, json })
  })
  await page.route('**/v1/sites/current', async (route) => {
    const response = await route.fetch()
    const { site } = await response.json()
    const keys = { visibleSiteKey: 's1te', invisibleSiteKey: null }
    const json = { site: { ...site, captcha: { provider: 'TURNSTILE', places: ['LOGIN'], ...keys } } }
    return route.fulfill({ response, json })
  })
  await page.evaluate(() => {
    const render = (box: HTMLElement, given: { sitekey: string; callback: (token: string) => void }) => {
      const button = Object.assign(document.createElement('button'), { type: 'button' })
      button.textContent = `Solve ${given.sitekey}`
      button.onclick = () => given.callback('solved')
      box.replaceChildren(button)
    }
    Object.assign(globalThis, { turnstile: { render, remove: () => undefined } })
  })
}

test('the front end of the guide signs members in, with its form and on the hosted page', async ({ openPage }) => {
  const { email } = await createMember('Guide')
  const page = await openPage({ width: 1280 })
  await page.goto(`${shop.origin}/back`)
  await startGuide(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused()
  const form = page.getByRole('form')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill('something else')
  await form.getByRole('button').click()
  await expect(page.getByRole('alert').filter({ hasText: 'That email and password don’t match.' })).toBeVisible()
  await expectNoAxeViolations(page)

  // The demo business does not verify addresses; the server refuses the code of a sign-in it does not know.
  const headers = { 'access-control-allow-origin': '*' }
  const json = { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'x' }
  await page.route('**/v2/register', (route) => route.fulfill({ headers, json }))
  await page.getByRole('button', { name: 'No account yet? Create one' }).click()
  await form.getByLabel('First name').fill('Ida')
  await form.getByLabel('New password').fill('correct horse battery')
  await form.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await form.getByLabel('6-digit code').fill('000000')
  await form.getByRole('button').click()
  await expect(page.getByRole('alert').filter({ hasText: 'That code is wrong or has expired.' })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()

  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await requireCaptcha(page)
  await form.getByLabel('Password').fill(memberPassword)
  await form.getByRole('button').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Confirm that you’re not a robot.' })).toBeVisible()
  await form.getByRole('button', { name: 'Solve s1te' }).click()
  const menu = page.locator('summary')
  await menu.click()
  await page.getByRole('link', { name: 'My bookings' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('link', { name: 'My bookings' })).toBeHidden()
  await menu.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForFunction((home) => location.origin === home && !document.querySelector('main'), shop.origin)

  await startGuide(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Other ways to sign in' }).click()
  await page.waitForURL((url) => url.origin === siteUrl())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.origin === shop.origin && url.hash.includes('code='))
  await startGuide(page)
  await menu.waitFor()
  expect(page.url()).toBe(`${shop.origin}/back`)
})
