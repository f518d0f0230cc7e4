import { createApiClient } from '../support/api-client.ts'
import { createMember, openAccount } from '../support/members.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { fillIn, freeDays, goOn, heading, letGoOfEverything, pressBook } from './steps.ts'

test.afterEach(letGoOfEverything)

/** A rental for up to five days, with a person of its own who hands it out and is free every day. */
async function aRental(name: string): Promise<{ slug: string; staffSlug: string }> {
  const { kalends } = await createApiClient(name)
  const { staffMember } = await kalends.resources.createStaffMember({ staffMember: { name: `Pau ${name}` } })
  const dayOptions = { minDurationInDays: 1, maxDurationInDays: 5 }
  const { service } = await kalends.services.createService({
    service: {
      type: 'APPOINTMENT',
      name,
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      staffMemberIds: [staffMember?.resourceId ?? ''],
      schedule: { availabilityConstraints: { durationRange: { unitType: 'DAY', dayOptions } } },
      payment: {
        rateType: 'FIXED',
        fixed: { price: { value: '25', currency: 'EUR' } },
        options: { online: false, inPerson: true },
      },
    },
  })
  const { staffMembers } = await kalends.resources.listStaff()
  const staffSlug = staffMembers.find(({ id }) => id === staffMember?.id)?.slug ?? ''
  return { slug: service?.mainSlug?.name ?? '', staffSlug }
}

for (const width of widths(390)) {
  test(`a customer rents by the day, at ${width} px`, async ({ openQuietPage }) => {
    const { slug } = await aRental(`Cargo bike ${width}`)
    const page = await openQuietPage({ width })
    await page.goto(`/services/${slug}`)
    await freeDays(page).nth(2).click()
    await page.waitForURL((url) => url.searchParams.has('day'))
    const times = page.getByRole('region', { name: /^\w{3} \d+ \w+$/ })
    await times.getByRole('link', { name: 'all day' }).click()
    await page.waitForURL((url) => url.searchParams.has('time'))
    await goOn(page)
    const named = page.getByText(/all day/).filter({ visible: true })
    await named.first().waitFor()
    await fillIn(page)
    await pressBook(page)
    await heading(page, 'You’re booked, Clara').waitFor()
    const ticket = page.getByRole('article')
    expect(await ticket.innerText()).toContain('all day')
    expect(await ticket.innerText()).toMatch(/Total\s+€25\.00/)
  })
}

test('the home page, the staff member’s page and the account name the day of a rental, not a clock', async ({
  openQuietPage,
}) => {
  const { slug, staffSlug } = await aRental('Handcart')
  const page = await openQuietPage()
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Services' }).getByRole('link', { name: /^Handcart/ })
  expect(await row.innerText()).toMatch(/, all day/)
  await page.goto(`/staff/${staffSlug}`)
  const offer = page.getByRole('listitem').filter({ hasText: 'Handcart' })
  expect(await offer.innerText()).toMatch(/Next available: .+, all day/)
  const { email } = await createMember('A browser')
  await openAccount(page, email, `/services/${slug}`)
  await freeDays(page).first().click()
  await page.waitForURL((url) => url.searchParams.has('day'))
  await page.getByRole('link', { name: 'all day' }).click()
  await page.waitForURL((url) => url.searchParams.has('time'))
  await goOn(page)
  await page.getByLabel(/I have read/).check()
  await page.getByRole('button', { name: /^Book / }).click()
  await page.getByRole('heading', { name: 'You’re booked, Mira' }).waitFor()
  await page.goto('/account')
  const next = page.getByRole('article')
  expect(await next.innerText()).toMatch(/all day/)
  expect(await next.innerText()).not.toContain('00:00')
})

test('several days cost their price each, and are named by the last one', async ({ openQuietPage }) => {
  const { slug } = await aRental('Trailer')
  const page = await openQuietPage()
  await page.goto(`/services/${slug}`)
  await page.getByRole('radio', { name: '2 days' }).check()
  await page.waitForURL((url) => url.searchParams.get('variant') === '2880')
  await page.getByRole('region', { name: 'What you book' }).getByText('€50.00').waitFor()
  await freeDays(page).first().click()
  const until = page.getByRole('link', { name: /^until \w{3} \d+ \w+/ })
  await until.click()
  await goOn(page)
  await fillIn(page)
  await pressBook(page)
  await heading(page, 'You’re booked, Clara').waitFor()
  expect(await page.getByRole('article').innerText()).toMatch(/until \w{3} \d+ \w+/)
  expect(await page.getByRole('article').innerText()).toMatch(/Total\s+€50\.00/)
  const again = page.getByRole('region', { name: 'Same again next week?' })
  expect(await again.innerText()).toMatch(/is available on .+, until \w{3} \d+ \w+/)
  await again.getByRole('link', { name: /^Book / }).click()
  await heading(page, 'Booking Details').waitFor()
  await page.getByRole('complementary', { name: 'Order summary' }).getByText('€50.00').first().waitFor()
})
