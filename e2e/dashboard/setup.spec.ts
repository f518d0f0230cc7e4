import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { operator } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** Creates an empty business with its owner signed in. */
async function aNewBusiness(page: Page): Promise<{ name: string; base: string }> {
  const name = `Bottega ${crypto.randomUUID().slice(0, 8)}`
  const { siteId } = await operator<{ siteId: string }>('sites', 'create', '--name', name)
  const email = `${crypto.randomUUID()}@example.org`
  const password = 'a long enough one'
  await operator('users', 'create', '--email', email, '--name', 'Ada', '--password', password, '--site', siteId)
  const base = `/s/${name.toLowerCase().replace(' ', '-')}`
  await page.goto(`${base}/dashboard/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === `${base}/dashboard`)
  return { name, base }
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()
const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()

for (const width of widths(1280))
  test(`guides an owner from an empty business to one that can be booked (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409], timezone: 'Asia/Jerusalem', language: 'en-GB' })
    const { base, name } = await aNewBusiness(page)
    const card = page.getByRole('region', { name: 'Setup guide' }).filter({ visible: true })
    await card.getByText('0 of 5 done').waitFor()
    await card.getByRole('link').first().click()

    await title(page, 'Your business')
    await expectNoAxeViolations(page)
    await page.getByText('Suggested by your browser.').waitFor()
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Jerusalem')
    await page.getByRole('button', { name: /^Keep / }).click()
    expect(await page.getByLabel('Time zone').inputValue()).not.toBe('Asia/Jerusalem')
    expect(await page.getByLabel('Currency').inputValue()).toBe('EUR')
    await page.getByRole('button', { name: 'Use your browser’s time zone: Asia/Jerusalem' }).click()
    await page.getByRole('button', { name: 'Use ILS' }).click()
    expect(await page.getByLabel('Currency').inputValue()).toBe('ILS')
    await page.getByLabel('Currency').selectOption('GBP')
    expect(await page.getByLabel('Name').inputValue()).toBe(name)
    await page.getByLabel('Name').fill('')
    await goOn(page)
    await page.getByText('Enter a name.').waitFor()
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Jerusalem')
    await page.getByLabel('Name').fill(`${name} new`)
    await goOn(page)

    await title(page, 'When are you open?')
    await page.goto(`${base}/dashboard/setup?step=business`)
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
    await goOn(page)
    await title(page, 'When are you open?')
    // What was chosen is proposed again, not the browser's zone.
    await page.goto(`${base}/dashboard/setup?step=business`)
    await page.getByRole('button', { name: 'Use your browser’s time zone: Asia/Jerusalem' }).waitFor()
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo')
    await page.getByRole('button', { name: 'Use your browser’s time zone: Asia/Jerusalem' }).click()
    await goOn(page)
    await title(page, 'When are you open?')
    expect(await page.getByText(`${name} new`).count()).toBeGreaterThan(0)
    await expectNoAxeViolations(page)
    await page.getByLabel('Monday, from').fill('08:30')
    await page.getByLabel('Monday, until').fill('08:30')
    await goOn(page)
    await page.getByText('Enter two different times for each day').waitFor()
    expect(await page.getByLabel('Monday, from').inputValue()).toBe('08:30')
    await page.getByLabel('Monday, until').fill('18:00')
    await page.getByLabel('Sunday', { exact: true }).check()
    await goOn(page)

    await title(page, 'What can customers book?')
    await expectNoAxeViolations(page)
    await page.getByLabel('Service name').fill('Haircut')
    await page.getByLabel('Duration in minutes').fill('a while')
    await goOn(page)
    await page.getByText('Enter a whole number').waitFor()
    await page.getByLabel('Duration in minutes').fill('45')
    await page.getByLabel('Price in GBP').fill('39,50')
    await goOn(page)

    await title(page, 'Where do customers find you?')
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Skip for now' }).click()
    await title(page, 'Test your email')
    await page.getByRole('button', { name: 'Send test email' }).click()
    await page.getByText(/is under Messages/).waitFor()
    await page.getByRole('link', { name: 'Continue' }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Website address' }).click()
    await goOn(page)

    await title(page, 'You’re ready for bookings')
    await expectNoAxeViolations(page)
    await page.goto(`${base}/services/haircut`)
    await page.getByText('£39.50').first().waitFor()
    await page.goto(base)
    await page
      .getByRole('table', { name: `Opening hours, ${name} new` })
      .getByText('08:30–18:00')
      .waitFor()
    await page.goto(`${base}/dashboard/setup?step=end`)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.waitForURL((url) => url.pathname === `${base}/dashboard`)
    expect(await page.getByRole('region', { name: 'Setup guide' }).count()).toBe(0)
  })

test('can be dismissed, and stays reachable', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  const { base } = await aNewBusiness(page)
  await page.getByRole('button', { name: 'Dismiss' }).filter({ visible: true }).click()
  await expect.poll(() => page.getByRole('region', { name: 'Setup guide' }).count()).toBe(0)
  await page.goto(`${base}/dashboard/setup`)
  await title(page, 'Your business')
})
