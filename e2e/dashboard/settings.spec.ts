import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const save = (page: Page, name: string) => part(page, name).getByRole('button', { name: 'Save' }).click()
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const width of widths(1280))
  test(`changes what customers see, and preserves the input when it is refused (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/settings')
    await expectNoAxeViolations(page)
    const words = part(page, 'Business details')
    const email = words.getByLabel('Email')
    const tagline = words.getByLabel('Tagline')
    const oldEmail = await email.inputValue()
    const oldTagline = await tagline.inputValue()
    await tagline.fill(`An hour of one’s own ${width}`)
    await email.fill('nobody')
    await save(page, 'Business details')
    await words.getByText('Enter a valid email.').waitFor()
    expect(await tagline.inputValue()).toBe(`An hour of one’s own ${width}`)
    await expectNoAxeViolations(page)
    await email.fill(oldEmail)
    await save(page, 'Business details')
    await words.getByText('Saved.').waitFor()
    await page.reload()
    expect(await tagline.inputValue()).toBe(`An hour of one’s own ${width}`)
    await tagline.fill(oldTagline)
    await save(page, 'Business details')
    await words.getByText('Saved.').waitFor()
  })

test('lets customers ask for a woman or a man, and saves the URLs of other pages', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/settings?part=booking')
  const choice = part(page, 'Staff preferences')
  for (const isAllowed of [true, false]) {
    await choice.getByRole('checkbox').setChecked(isAllowed)
    await save(page, 'Staff preferences')
    await choice.getByText('Saved.').waitFor()
    await page.reload()
    expect(await choice.getByRole('checkbox').isChecked()).toBe(isAllowed)
  }
  await page.goto('/dashboard/settings?part=addresses')
  await expectNoAxeViolations(page)
  const products = part(page, 'Your other pages')
  const product = products.getByLabel('Product URL')
  await product.fill('https://shop.example/')
  await save(page, 'Your other pages')
  await products.getByText('has {slug} after the domain').waitFor()
  await product.fill('https://shop.example/{slug}')
  await save(page, 'Your other pages')
  await products.getByText('Saved.').waitFor()
})

test('previews a colour immediately, and accepts a logo', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page)
  await page.goto('/dashboard/settings')
  const look = part(page, 'Branding')
  const color = look.getByLabel('Brand colour', { exact: true })
  await color.fill('#ffe600')
  await look.getByText('with dark text').waitFor()
  await color.fill('yellow')
  await look.getByText('Enter a colour like #1e5a4e.').waitFor()
  await color.fill('#1e5a4e')
  await look.getByText('with white text').waitFor()
  const logo = look.getByRole('group', { name: 'Logo' })
  await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: dot })
  await logo.getByRole('button', { name: 'Change image' }).waitFor()
  await save(page, 'Branding')
  await look.getByText('Saved.').waitFor()
  await page.reload()
  await expect.poll(() => logo.locator('img').getAttribute('src')).toMatch(/^\/media\//)
  await expectNoAxeViolations(page)
  await logo.locator('input[type=file]').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await logo.getByText('This file type isn’t supported.', { exact: false }).waitFor()
  await logo.getByRole('button', { name: 'Remove image' }).click()
  await save(page, 'Branding')
  await look.getByText('Saved.').waitFor()
})

for (const width of widths(390))
  test(`edits a message; without a mail server there is nothing to test (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    await page.goto('/dashboard/settings?part=messages&kind=bookingDeclined')
    await expectNoAxeViolations(page)
    const words = part(page, 'Booking declined')
    await words.getByLabel('Text').fill('Hello {name}\n\nPay {amount} first.')
    await words.getByText('Hello Clara').waitFor()
    await save(page, 'Booking declined')
    await words.getByText('Use only the placeholders listed below', { exact: false }).waitFor()
    await words.getByLabel('Text').fill('Hello {name}\n\n{service} is full.')
    await save(page, 'Booking declined')
    await page.getByRole('link', { name: 'Booking declined edited' }).waitFor()
    await page.reload()
    expect(await words.getByLabel('Text').inputValue()).toBe('Hello {name}\n\n{service} is full.')
    await words.getByRole('button', { name: 'Reset to default' }).click()
    await expect.poll(() => words.getByLabel('Text').inputValue()).toContain('we couldn’t accept your request')
    await part(page, 'Mail server').waitFor()
    expect(await part(page, 'Test email').count()).toBe(0)
  })

test('is read-only for receptionists, and not linked for people without permission', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page, 'receptionist')
  await page.goto('/dashboard/settings')
  expect(await part(page, 'Business details').getByLabel('Business name').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Settings').click()
  await page.getByRole('link', { name: 'Opening hours' }).waitFor()
  expect(await page.getByRole('link', { name: 'Team and permissions' }).count()).toBe(0)
})

test('offers zones, currencies and languages, and fixes the currency once there are prices', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ width: 1280 })
  await signIn(page)
  await page.goto('/dashboard/settings?part=region')
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Rome')
  expect(await page.getByLabel('Currency').isDisabled()).toBe(true)
  await expectNoAxeViolations(page)
  for (const name of ['Booking', 'Website and links']) {
    await page.getByRole('link', { name, exact: true }).click()
    await page.locator('a[aria-current=page]', { hasText: name }).waitFor()
    await expectNoAxeViolations(page)
  }
})

test('shows what shorter periods would erase before saving them', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  await page.goto('/dashboard/settings?part=retention')
  await expectNoAxeViolations(page)
  const periods = part(page, 'How long personal data is kept')
  await periods.getByLabel('Customers who no longer book').selectOption('24')
  await periods.getByRole('button', { name: 'Review' }).click()
  const review = part(page, 'Save these periods?')
  await review.getByText('Customers who no longer book: Erase after 24 months').waitFor()
  await expectNoAxeViolations(page)
  await review.getByRole('link', { name: 'Back' }).click()
  expect(await periods.getByLabel('Customers who no longer book').inputValue()).toBe('')
  await periods.getByLabel('Past bookings').selectOption('12')
  await periods.getByRole('button', { name: 'Review' }).click()
  await review.getByRole('button', { name: 'Save' }).click()
  await periods.getByText('Saved. Older data will be erased starting in one day.').waitFor()
  expect(await periods.getByLabel('Past bookings').inputValue()).toBe('12')
  await periods.getByLabel('Past bookings').selectOption('')
  await periods.getByRole('button', { name: 'Review' }).click()
  await review.getByRole('button', { name: 'Save' }).click()
  await periods.getByText('Saved. Everything is kept.').waitFor()
})

test('says that periods were not saved, and keeps what was chosen', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/settings?part=retention')
  const periods = part(page, 'How long personal data is kept')
  await periods.getByLabel('Customers who no longer book').selectOption('24')
  await periods.getByLabel('Messages sent').selectOption('12')
  await periods.getByRole('button', { name: 'Review' }).click()
  const review = part(page, 'Save these periods?')
  // A period that the page does not offer, as another front end could send it.
  await page.route(/settings\.data/, (route) => {
    const sent = route.request().postData()
    return sent ? route.continue({ postData: sent.replace('messageMonths=12', 'messageMonths=999') }) : route.continue()
  })
  await review.getByRole('button', { name: 'Save' }).click()
  await periods.getByText('Not saved. Check the fields and try again.').waitFor()
  expect(await periods.getByLabel('Customers who no longer book').inputValue()).toBe('24')
  await expectNoAxeViolations(page)
})
