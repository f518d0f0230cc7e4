import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** Opens the page for a time taken by a demo appointment. Returns its customer. */
async function openOnTakenTime(page: Page, more = ''): Promise<string> {
  await page.goto('/dashboard/bookings?view=upcoming')
  await page.locator('main ol a').first().click()
  await page.waitForURL(/booking=/)
  const drawer = page.getByRole('complementary')
  const customer = (await drawer.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const start = await page.locator('main ol a[aria-current] time').first().getAttribute('datetime')
  const at = new Date(start ?? '')
  const rome = (options: Intl.DateTimeFormatOptions, locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Rome', ...options }).format(at)
  const day = rome({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA')
  const time = rome({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB')
  await page.goto(`/dashboard/why-not?day=${day}&time=${time}${more}`)
  return customer
}

test('answers a question built from menus, with a lane for each staff member and every check', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage()
  await signIn(page)
  await openOnTakenTime(page)
  await page.getByRole('heading', { name: 'Why isn’t this time available?' }).waitFor()
  const answer = page.locator('main section[aria-live]')
  await answer.getByRole('heading').waitFor()
  expect(
    await page.getByRole('region', { name: 'The day by staff member' }).getByRole('listitem').count(),
  ).toBeGreaterThan(0)
  const checks = page.getByRole('region', { name: 'All checks' }).getByRole('listitem')
  expect(await checks.count()).toBeGreaterThan(4)
  await expectNoAxeViolations(page)
})

test('checks again after every choice, and the URL contains the question', async ({ openQuietPage }) => {
  const page = await openQuietPage()
  await signIn(page)
  await page.goto('/dashboard/why-not')
  await page.getByLabel('Time').fill('03:05')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.waitForURL(/time=03%3A05/)
  await page
    .locator('main section[aria-live]')
    .getByText(/^Customers see/)
    .waitFor()
  await page.getByLabel('As seen by').selectOption({ label: 'us' })
  await page.waitForURL(/as=STAFF/)
  await expect.poll(() => page.getByText(/^Customers see/).count()).toBe(0)
  await page.reload()
  expect(await page.getByLabel('Time', { exact: true }).inputValue()).toBe('03:05')
  expect(await page.getByLabel('As seen by').inputValue()).toBe('STAFF')
  await page.getByRole('region', { name: 'Suggestions, nearest first' }).waitFor()
})

for (const width of widths(390))
  test(`names a closure, and links to it (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, scheme: width === 390 ? 'dark' : 'light' })
    await signIn(page)
    const date = wednesdayAfter(width === 390 ? 43 : 50)
    const { session } = await (await page.request.get('/v1/staff/session')).json()
    const headers = { 'x-kalends-csrf': session.csrfToken }
    const close = async (data: object) =>
      expect((await page.request.post('/v1/closing-days', { data, headers })).ok()).toBe(true)
    await close({ add: [{ date, locationId: null, reason: 'Stocktaking' }] })
    await page.goto(`/dashboard/why-not?day=${date}&time=11:00&as=STAFF`)
    await page.getByRole('heading', { name: 'There’s a closure on this day: Stocktaking' }).waitFor()
    await page.getByText('Closure', { exact: true }).first().waitFor()
    await expectNoAxeViolations(page)
    const way = page.getByRole('region', { name: 'Suggestions, nearest first' }).getByRole('listitem')
    await way.filter({ hasText: 'Removes the closure “Stocktaking”' }).getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/dashboard/opening-hours')
    await close({ remove: [{ date, locationId: null }] })
  })

test('answers for exactly what was typed: a class, a course and a person are not replaced by others', async ({
  openQuietPage,
}) => {
  const { kalends } = await createApiClient('Genau')
  const day = wednesdayAfter(30)
  const make = async (type: 'CLASS' | 'COURSE', localStartDate: string): Promise<string> => {
    const { service } = await kalends.services.createService({
      service: {
        type,
        name: `Genau ${type}`,
        defaultCapacity: 4,
        onlineBooking: { enabled: true },
        payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
      },
    })
    const serviceId = service?.id ?? ''
    await kalends.sessions.createSession({
      session: { serviceId, localStartDate, durationMinutes: 60, resourceIds: [] },
    })
    return serviceId
  }
  const classId = await make('CLASS', `${day}T07:10:00`)
  const courseId = await make('COURSE', `${day}T07:20:00`)
  const { staffMembers } = await kalends.resources.listStaff()
  const page = await openQuietPage()
  await signIn(page)
  await page.goto(`/dashboard/why-not?service=${classId}&day=${day}&time=15:00`)
  await page.getByText('This class has no session at 15:00 on that day.').waitFor()
  await page.getByRole('link', { name: '07:10' }).click()
  await page.getByRole('heading', { name: 'This time is available' }).waitFor()
  await page.goto(`/dashboard/why-not?service=${courseId}&day=${day}&time=15:00`)
  await page.getByText('The course has no session at 15:00', { exact: false }).waitFor()
  await page.goto(`/dashboard/why-not?service=${courseId}&day=${day}&time=07:20`)
  await page.getByRole('heading', { name: 'This time is available' }).waitFor()
  expect(await page.getByText('The course has no session at', { exact: false }).count()).toBe(0)
  const appointment = (
    await kalends.services.queryServices({ query: { filter: { type: 'APPOINTMENT' } } })
  ).services?.find(({ staffMemberIds }) => staffMembers.some(({ resourceId }) => !staffMemberIds?.includes(resourceId)))
  const other = staffMembers.find(({ resourceId }) => !appointment?.staffMemberIds?.includes(resourceId))
  await page.goto(`/dashboard/why-not?service=${appointment?.id}&with=${other?.resourceId}&day=${day}&time=11:00`)
  await page.getByText(`${other?.name} doesn’t offer this service.`, { exact: false }).waitFor()
  await expectNoAxeViolations(page)
})

test('explains the time typed into a new booking', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page, 'owner')
  const day = wednesdayAfter(30)
  await page.goto(`/dashboard?day=${day}&new=${day}T09:00:00.000Z`)
  const why = page.getByRole('link', { name: 'Why isn’t this time available?' })
  // The drawer is alive later than its page: what is typed before counts once it is typed again.
  await expect(async () => {
    await page.getByLabel('Date', { exact: true }).fill(day)
    await page.getByLabel('Date', { exact: true }).fill(wednesdayAfter(37))
    await expect(why).toHaveAttribute('href', new RegExp(`day=${wednesdayAfter(37)}`), { timeout: 1000 })
  }).toPass()
  await page.getByLabel('Start time').fill('05:35')
  await why.click()
  await page.waitForURL(/why-not/)
  expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe(wednesdayAfter(37))
  expect(await page.getByLabel('Time', { exact: true }).inputValue()).toBe('05:35')
})

test('works without scripts, on a phone', async ({ openQuietPage }) => {
  const page = await openQuietPage({ scripts: false, width: 390 })
  await signIn(page)
  await page.goto('/dashboard/why-not?time=03:00')
  await page.getByLabel('As seen by').selectOption({ label: 'us' })
  await page.getByRole('button', { name: 'Check' }).click()
  await page.waitForURL(/as=STAFF/)
  await page.locator('main section[aria-live]').getByRole('heading').waitFor()
  await expectNoSidewaysScroll(page)
})

test('is right to left in Hebrew, and can be copied as text', async ({ openQuietPage }) => {
  const page = await openQuietPage({ language: 'he', width: 390 })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dashboard/sign-in?lang=en')
  await signIn(page)
  await page.goto('/dashboard/why-not?time=03:00&lang=he')
  await page.getByRole('button', { name: 'העתקה כטקסט' }).click()
  await page.getByText('הועתק').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('03:00')
  expect(text.split('\n').length).toBeGreaterThan(3)
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
})

const expectNoSidewaysScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** Returns a Wednesday with staff at eleven and no closing day. */
function wednesdayAfter(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((3 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

test('draws the day from the right in Hebrew, also with names in Latin script', async ({ openQuietPage }) => {
  const page = await openQuietPage({ language: 'he' })
  await page.goto('/dashboard/sign-in?lang=en')
  await signIn(page)
  await openOnTakenTimeInHebrew(page)
  const block = page.locator('section ul [aria-hidden] > span[class*="k-"]').first()
  await block.waitFor()
  const { drawn, said } = await block.evaluate((element) => {
    const track = (element.parentElement as HTMLElement).getBoundingClientRect()
    const own = element.getBoundingClientRect()
    return {
      drawn: ((track.right - own.right) / track.width) * 100,
      said: Number.parseFloat((element as HTMLElement).style.insetInlineStart),
    }
  })
  expect(drawn).toBeCloseTo(said, 0)
})

/** Opens the day of the next massage in Hebrew, with the question about it. */
async function openOnTakenTimeInHebrew(page: Page): Promise<void> {
  const service = 'Swedish massage'
  await page.goto('/dashboard/bookings?view=upcoming')
  const start = await page
    .locator('main ol a')
    .filter({ hasText: service })
    .locator('time')
    .first()
    .getAttribute('datetime')
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date(start ?? ''))
  await page.goto(`/dashboard/why-not?day=${day}&time=12:00&lang=he`)
  await page.locator('main select').first().selectOption({ label: service })
}
