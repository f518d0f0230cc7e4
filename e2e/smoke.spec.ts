import { expectNoAxeViolations } from './support/axe.ts'
import { signInOnPage } from './support/people.ts'
import { expect, test } from './support/test.ts'

const FAULTLESS = '<html lang="en"><title>A page</title><main><h1>A page</h1></main></html>'

test('the browser opens a page with the requested width, colour scheme and language', async ({ openPage }) => {
  const page = await openPage({ width: 390, scheme: 'dark', language: 'he', timezone: 'Asia/Jerusalem' })
  await page.setContent(FAULTLESS)
  expect(await page.getByRole('heading', { name: 'A page' }).isVisible()).toBe(true)
  const seen = await page.evaluate(() => ({
    width: window.innerWidth,
    dark: window.matchMedia('(prefers-color-scheme: dark)').matches,
    language: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }))
  expect(seen).toEqual({ width: 390, dark: true, language: 'he', zone: 'Asia/Jerusalem' })
})

test('the accessibility check passes an accessible page and names the violation of another', async ({ openPage }) => {
  const page = await openPage()
  await page.setContent(FAULTLESS)
  await expectNoAxeViolations(page)
  await page.setContent(FAULTLESS.replace('</main>', '<img src="data:,"></main>'))
  await expect(expectNoAxeViolations(page)).rejects.toThrow('image-alt')
})

test('no page reaches an address outside this machine', async ({ openPage }) => {
  const page = await openPage()
  await expect(page.goto('http://example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
})

test('the demo business is open, with scripts and without', async ({ openPage }) => {
  for (const scripts of [true, false]) {
    const page = await openPage({ scripts })
    const answer = await page.goto('/')
    expect(answer?.status()).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  }
})

test('the owner of the demo business signs in', async ({ openPage }) => {
  const page = await openPage()
  const { name } = await signInOnPage(page)
  await page.getByText(name).first().waitFor()
  await page.getByRole('link', { name: 'Bookings' }).first().waitFor()
})
