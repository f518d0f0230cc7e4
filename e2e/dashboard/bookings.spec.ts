import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { createBookingRequest } from '../support/requests.ts'
import type { PageSettings } from '../support/test.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

/**
 * Opens a booking in a view of the list: a new request in 'approve', otherwise the first one. Returns the customer's
 * name.
 */
async function openBooking(page: Page, view: 'upcoming' | 'approve'): Promise<string> {
  // The demo's requests depend on the time of day, and their customers got no email.
  const text = view === 'approve' ? await createBookingRequest() : 'Confirmed'
  await page.goto(`/dashboard/bookings?view=${view}`)
  await page.locator('main ol a').filter({ hasText: text }).first().click()
  await page.waitForURL(/booking=/)
  return (await page.getByRole('complementary').getByRole('heading', { level: 2 }).textContent()) ?? ''
}

const toApprove = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.getByRole('link', { name: /^To approve/ }).textContent()) ?? '')?.[0])

test('approves a request: the count decreases, the history names the actor', async ({ openPage }) => {
  const page = await openPage()
  const { name: owner } = await signIn(page)
  await openBooking(page, 'approve')
  const drawer = page.getByRole('complementary')
  const before = await toApprove(page)
  await drawer.getByRole('link', { name: /^Approve/ }).click()
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: 'Approve booking' }).click()
  await drawer.getByRole('status').getByText('Booking approved.').waitFor()
  expect(await toApprove(page)).toBe(before - 1)
  await drawer.getByText(`Approved, by ${owner}`).waitFor()
})

test('declines a request; without a mail server no email is offered', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  await signIn(page)
  await openBooking(page, 'approve')
  const drawer = page.getByRole('complementary')
  await drawer.getByRole('link', { name: /^Decline/ }).click()
  await drawer.getByText('No email will be sent').waitFor()
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: 'Decline request' }).click()
  await drawer.getByRole('status').getByText('Declined.').waitFor()
  await drawer.getByRole('link', { name: /^We’ve received your request/ }).waitFor()
  expect(await drawer.getByRole('link', { name: /^Request declined/ }).count()).toBe(0)
})

test('a change to an outdated booking is refused with the reason and the current booking', async ({ openPage }) => {
  const first = await openPage()
  const second = await openPage()
  await signIn(first)
  await signIn(second, 'receptionist')
  await openBooking(first, 'approve')
  // A hidden page receives no changes, so the second browser still shows the booking as it was.
  await second.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await second.goto(first.url())
  await second
    .getByRole('complementary')
    .getByRole('link', { name: /^Approve/ })
    .click()
  await second.getByRole('button', { name: 'Approve booking' }).waitFor()
  await first
    .getByRole('complementary')
    .getByRole('link', { name: /^Decline/ })
    .click()
  await first.getByRole('button', { name: 'Decline request' }).click()
  await first.getByRole('status').getByText('Declined.').waitFor()
  await second.getByRole('button', { name: 'Approve booking' }).click()
  const alert = second.getByRole('alert')
  await alert.getByText('Declined by Giulia Rossi').waitFor()
  await second.getByRole('complementary').getByText('Declined', { exact: true }).waitFor()
  expect(await second.getByRole('button', { name: 'Approve booking' }).count()).toBe(0)
})

test('the keyboard alone opens, moves through and closes bookings, and focus is never lost', async ({ openPage }) => {
  const page = await openPage()
  await signIn(page)
  await page.goto('/dashboard/bookings?view=all')
  const rows = page.locator('main ol a')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/booking=/)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const heading = page.getByRole('complementary').getByRole('heading', { level: 2 })
  await expect.poll(async () => (await focused()) === (await heading.textContent())).toBe(true)
  const opened = page.url()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL((url) => url.href !== opened)
  await expect.poll(async () => (await focused()) === (await heading.textContent())).toBe(true)
  const shown = new URL(page.url()).searchParams.get('booking')
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => !url.search.includes('booking='))
  // Other bookings may have been added: the row is identified by its link.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain(`${shown}`)
})

test('filters are in the URL, and one click removes each', async ({ openPage }) => {
  const page = await openPage()
  await signIn(page)
  await page.goto('/dashboard/bookings')
  await page.getByText('Any staff').click()
  await page.getByRole('link', { name: 'Noor Haddad', exact: true }).click()
  await page.waitForURL(/staff=/)
  const rows = page.locator('main ol a')
  const others = rows.filter({ hasNotText: 'Noor Haddad' })
  await expect.poll(async () => [(await rows.count()) > 0, await others.count()]).toEqual([true, 0])
  await page.getByRole('link', { name: /^Noor Haddad.*remove filter$/ }).click()
  await page.waitForURL((url) => !url.search.includes('staff='))
  await page.keyboard.press('/')
  await page.keyboard.type('nobody@example.org')
  await page.keyboard.press('Enter')
  await page.waitForURL(/customer=nobody/)
  await page.getByText('No bookings match these filters.').waitFor()
  await expectNoAxeViolations(page)
})

test('finds a customer’s bookings by their email, without scripts', async ({ openPage }) => {
  const page = await openPage({ scripts: false, width: 390 })
  await signIn(page)
  const customer = await openBooking(page, 'upcoming')
  const email = (await page.getByRole('complementary').getByRole('link', { name: /@/ }).textContent()) ?? ''
  await page.goto('/dashboard/bookings?view=all')
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL((url) => [...url.searchParams.values()].includes(email))
  const rows = await page.locator('main ol a').allTextContents()
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toContain(customer)
})

test('cancels without scripts', async ({ openPage }) => {
  const page = await openPage({ scripts: false })
  await signIn(page)
  await openBooking(page, 'upcoming')
  await page.getByRole('link', { name: /^Cancel booking/ }).click()
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('status').getByText('Booking cancelled.').waitFor()
})

const looks: PageSettings[] = [
  { width: 1280, scheme: 'dark' },
  { width: 768 },
  { width: 390, language: 'he' },
  { width: 1280, language: 'he' },
]

for (const settings of variants(looks, 0, 2))
  test(`the list and a booking are accessible at ${JSON.stringify(settings)}`, async ({ openPage }) => {
    const page = await openPage({ ...settings, language: 'en' })
    await signIn(page)
    await page.goto(`/dashboard/bookings?view=all&lang=${settings.language ?? 'en'}`)
    await expectNoAxeViolations(page)
    await page.locator('main ol a').first().click()
    await page.waitForURL(/booking=/)
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  })

test('bookings are found by a part of the customer’s name, and by the end of their phone number', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage()
  await signIn(page)
  const name = await createBookingRequest()
  await page.goto('/dashboard/bookings?view=all')
  const find = page.getByRole('searchbox', { name: 'Name, email or phone' })
  await find.fill(name.slice(1).toUpperCase())
  await find.press('Enter')
  await page.waitForURL(/customer=/)
  const rows = page.locator('main ol a')
  await rows.filter({ hasText: name }).first().waitFor()
  expect(await rows.filter({ hasNotText: name }).count()).toBe(0)
  await find.fill(`${name} nobody`)
  await find.press('Enter')
  await page.getByText('No bookings match these filters.').waitFor()
})
