import { expectNoAxeViolations } from '../support/axe.ts'
import { createMember, enterAccount } from '../support/members.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { freeDays, freeTimes, heading, letGoOfEverything, reachForm } from './steps.ts'

test.afterEach(letGoOfEverything)

for (const width of widths(390))
  test(`a member is known on the site: the header, the form and the booking are theirs (${width})`, async ({
    openPage,
  }) => {
    const { email } = await createMember('Firefox')
    const page = await openPage({ width })
    await page.goto('/')
    expect(await page.getByText('Account: Mira').count()).toBe(0)
    await enterAccount(page, email)
    await reachForm(page, 'swedish-massage', width === 390 ? 6 : 7)
    expect(await page.getByLabel('First name').inputValue()).toBe('Mira')
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    // What is typed counts more than what is known, also after a reload.
    await page.getByLabel('First name').fill('Miriam')
    await page.reload()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Miriam')
    await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
    await page.getByRole('button', { name: /^Book / }).click()
    await heading(page, /You’re booked, Miriam/).waitFor()
    expect(await page.getByLabel('Choose a password').count()).toBe(0)
    await page.goBack()
    await heading(page, 'You booked this').waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Book another time' }).click()
    await heading(page, /massage/i).waitFor()

    await page.locator('summary').filter({ hasText: 'Mira' }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'My bookings' }).click()
    await page
      .getByRole('link', { name: /Swedish massage/i })
      .first()
      .waitFor()
    await page.goto('/')
    await page.locator('summary').filter({ hasText: 'Mira' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'You’re signed out' }).waitFor()
    await page.goto('/')
    expect(await page.locator('summary').filter({ hasText: 'Mira' }).count()).toBe(0)
  })

test('a member is recognised without scripts, and shared caches must not store their pages', async ({ openPage }) => {
  const { email } = await createMember('Firefox')
  const page = await openPage({ scripts: false })
  await page.goto('/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const answer = await page.goto('/services/swedish-massage')
  expect(answer?.headers()['cache-control']).toBe('private, no-cache')
  await freeDays(page).nth(8).click()
  await freeTimes(page).first().click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await heading(page, 'Booking Details').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await page.getByRole('checkbox', { name: /I have read the booking terms/ }).check()
  await page.getByRole('button', { name: /^Book / }).click()
  await heading(page, /You’re booked, Mira/).waitFor()
  await page.goBack()
  await heading(page, 'You booked this').waitFor()
})
