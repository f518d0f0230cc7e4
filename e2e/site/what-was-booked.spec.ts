import type { Locator, Page } from '@playwright/test'
import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { createMember, openAccount } from '../support/members.ts'
import { latestMessageTo } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { freeDays, freeTimes, goOn, heading, letGoOfEverything, markTime, pressBook } from './steps.ts'

const OPTION_ID = '77777777-7777-4777-8777-777777777777'
const CONFERENCING_TEMPLATE = 'https://meet.example/{bookingId}'

test.afterEach(async () => {
  await sql('update sites set conferencing_template = null')
  await letGoOfEverything()
})

/** An online appointment of two lengths with a price each, and a group of add-ons with a question of its own. */
async function anOnlineAppointment(): Promise<string> {
  const { kalends, siteId } = await createApiClient('ways')
  await sql('update sites set conferencing_template = $1 where id = $2', [CONFERENCING_TEMPLATE, siteId])
  const { staffMembers } = await kalends.resources.listStaff()
  const { service } = await kalends.services.createService({
    service: {
      type: 'APPOINTMENT',
      name: `Reading ${crypto.randomUUID().slice(0, 6)}`,
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      conferencing: { enabled: true },
      staffMemberIds: [staffMembers[0]?.resourceId ?? ''],
      schedule: { availabilityConstraints: { sessionDurations: [30] } },
      payment: {
        rateType: 'VARIED',
        varied: { defaultPrice: { value: '30', currency: 'EUR' } },
        options: { online: false, inPerson: true },
      },
    },
  })
  const serviceId = service?.id ?? ''
  const price = (value: string) => ({ value, currency: 'EUR' })
  const length = (minutes: number) => ({ choices: [{ optionId: OPTION_ID, duration: { minutes } }] })
  await kalends.services.createServiceOptionsAndVariants({
    serviceOptionsAndVariants: {
      serviceId,
      options: { values: [{ id: OPTION_ID, type: 'DURATION', durationData: { name: 'Length' } }] },
      variants: {
        values: [
          { ...length(30), price: price('30') },
          { ...length(60), price: price('55') },
        ],
      },
    },
  })
  const { addOn: report } = await kalends.services.createAddOn({
    addOn: { name: 'Report', maxQuantity: 1, price: { value: '12.50' } },
  })
  const { addOn: card } = await kalends.services.createAddOn({
    addOn: { name: 'Card', maxQuantity: 3, price: { value: '4' } },
  })
  await kalends.services.createAddOnGroup({
    serviceId,
    addOnGroup: {
      name: 'Extras',
      prompt: 'Would you like it in writing?',
      addOnIds: [report?.id ?? '', card?.id ?? ''],
    },
  })
  return service?.mainSlug?.name ?? ''
}

/** The lines of the price and its total, as they stand in a summary. */
async function priceIn(summary: Locator): Promise<string[]> {
  const lines = await summary.locator('dl[aria-label="Price"] > div').allInnerTexts()
  const total = await summary.getByText('Total', { exact: true }).locator('..').innerText()
  return [...lines, total].map((line) => line.replaceAll(/\s+/g, ' '))
}

const agreed = ['Card × 2 €8.00', 'Report €12.50', 'Total €75.50']

/** At the end of the page, the bar with the continue button covers nothing below the times. */
async function expectNothingUnderContinue(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Continue/ }).filter({ visible: true })
  const covered = await button.evaluate((element) => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    let holder = element as Element
    while (!['fixed', 'sticky'].includes(getComputedStyle(holder).position)) holder = holder.parentElement as Element
    const { top, bottom } = holder.getBoundingClientRect()
    const below = document.querySelectorAll('main > :last-child, footer')
    return [...below]
      .map((it) => ({ tag: it.tagName, box: it.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top < bottom && box.bottom > top)
      .map(({ tag, box }) => `${tag} from ${box.top} to ${box.bottom}, button from ${top} to ${bottom}`)
  })
  expect(covered).toEqual([])
}

for (const width of widths(390))
  test(`duration, add-ons, price and conferencing link are the same from the choice to the account (${width})`, async ({
    openQuietPage,
  }) => {
    const slug = await anOnlineAppointment()
    const { email } = await createMember('Firefox')
    const page = await openQuietPage({ width })
    await openAccount(page, email)
    await page.goto(`/services/${slug}`)
    if (width === 390) await page.getByRole('combobox', { name: 'Length' }).selectOption({ index: 1 })
    else await page.getByRole('group', { name: 'Length' }).getByRole('radio').nth(1).check()
    await page.waitForURL((url) => url.searchParams.has('variant'))
    const extras = page.getByRole('group', { name: 'Would you like it in writing?' })
    // One press right after the other: the second waits for nothing that the first loads.
    await extras.getByRole('checkbox', { name: /^Report/ }).click()
    await extras.getByRole('checkbox', { name: /^Card/ }).click()
    await extras.getByRole('link', { name: /more/i }).click()
    await expect.poll(() => extras.getByRole('status').innerText()).toBe('2')
    await freeDays(page).nth(1).click()
    await page.waitForURL((url) => url.searchParams.has('day'))
    await markTime(page, freeTimes(page).first())
    const summary = page.getByRole('region', { name: 'Booking summary' })
    await expect.poll(() => priceIn(summary)).toEqual(expect.arrayContaining(agreed))
    const chosen = await priceIn(summary)
    await expectNothingUnderContinue(page)
    await expectNoAxeViolations(page)

    await goOn(page)
    await page.waitForURL((url) => url.searchParams.has('hold'))
    expect(await priceIn(page.getByRole('complementary'))).toEqual(chosen)
    await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
    await pressBook(page)
    await heading(page, /You’re booked/).waitFor()
    const ticket = page.getByRole('article')
    expect(await priceIn(ticket)).toEqual(chosen)
    expect(await ticket.innerText()).not.toMatch(/from €/)
    // Without a mail server nothing says that an email was sent.
    expect(await page.locator('body').innerText()).not.toMatch(/on its way|emailed a confirmation|Confirmation emailed/)
    const link = await ticket.getByRole('link', { name: 'Join online' }).getAttribute('href')
    expect(link).toMatch(/^https:\/\/meet\.example\/[\da-f-]{36}$/)

    const { bodyText } = await latestMessageTo(email)
    expect(bodyText).toContain('Card × 2: €8.00')
    expect(bodyText).toContain('€75.50, pay at your visit')
    expect(bodyText).toContain(`Join online:\n  ${link}`)

    await page.goto('/account/bookings')
    await page.getByRole('link', { name: /^Reading/ }).click()
    await heading(page, /^Reading/).waitFor()
    expect(await priceIn(page.getByRole('article'))).toEqual(chosen)
    expect(await page.getByRole('link', { name: 'Join online' }).getAttribute('href')).toBe(link)
  })
