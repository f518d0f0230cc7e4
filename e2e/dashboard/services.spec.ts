import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const mark = (): string => crypto.randomUUID().slice(0, 6)

/** Creates a service of a kind and waits for its page. */
async function make(
  page: Page,
  kind: string,
  name: string,
  more = async (): Promise<void> => undefined,
): Promise<void> {
  await page.goto('/dashboard/services/new')
  await page.getByRole('radio', { name: kind }).check()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await more()
  await page.getByRole('button', { name: 'Create service' }).click()
  await page.waitForURL(/\/dashboard\/services\/[0-9a-f-]{36}/)
  await page.getByText('Saved.').waitFor()
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

for (const width of widths(390))
  test(`creates a service of each type, edits, reorders, hides, deletes and restores them (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    const massage = `Massage ${mark()}`
    const yoga = `Yoga ${mark()}`
    const pottery = `Pottery ${mark()}`

    await page.goto('/dashboard/services/new')
    await expectNoAxeViolations(page)
    await page.getByLabel('Name', { exact: true }).fill(massage)
    await page.getByLabel('Price in EUR').fill('60')
    await page.getByRole('button', { name: 'Create service' }).click()
    await page.getByText('Select at least one staff member.').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(massage)
    await page.getByRole('group', { name: 'Staff', exact: true }).getByRole('checkbox').first().check()
    const preview = page.getByRole('complementary', { name: 'Preview' })
    await preview.getByText('€60.00').waitFor()
    await page.getByRole('button', { name: 'Create service' }).click()
    await page.getByText('Saved.').waitFor()

    await make(page, 'Class', yoga, async () => {
      await page.getByLabel('Price type').selectOption('NO_FEE')
      await page.getByLabel('Spots per session').fill('8')
    })
    await page.getByRole('link', { name: 'Sessions in the calendar' }).waitFor()
    await make(page, 'Course', pottery, async () => {
      // Installments are not supported yet.
      expect(await page.getByLabel('Pay online').count()).toBe(1)
      expect(await page.getByLabel('Price type').locator('option[value=SUBSCRIPTION]').count()).toBe(0)
      await page.getByLabel('Price in EUR').fill('240')
    })

    await page.getByLabel('Tagline').fill('Six evenings at the wheel')
    await page.getByText('Unsaved changes').waitFor()
    const slug = `wheel-${mark()}`
    await page.getByLabel('URL').fill('not an address!')
    await page.getByText('Use only letters, digits, hyphens and underscores').waitFor()
    await page.getByLabel('URL').fill(slug)
    await page.getByText('This URL is available.').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.').waitFor()
    expect(await page.getByLabel('URL').inputValue()).toBe(slug)

    await page.goto('/dashboard/services?category=none')
    await expectNoAxeViolations(page)
    await page.goto('/dashboard/services')
    await row(page, pottery)
      .getByRole('button', { name: `Move ${pottery} up` })
      .click()
    await page.getByText(`${pottery} is now`).waitFor({ state: 'attached' })

    await page.goto(`/dashboard/services?search=${encodeURIComponent(massage)}`)
    await row(page, massage).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Hide' }).click()
    await row(page, massage).getByText('Hidden').waitFor()

    await row(page, massage)
      .getByRole('link', { name: `Delete ${massage}` })
      .click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('No upcoming bookings.').waitFor()
    await expectNoAxeViolations(page)
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Service deleted.').first().waitFor()
    await row(page, massage).first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, massage).first().waitFor()
  })

/** A single-color picture, like a photo from a camera. */
async function aPicture(page: Page, name: string, color: string, [width, height]: [number, number]) {
  const drawn = await page.evaluate(
    ([fill, w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const pen = canvas.getContext('2d')
      if (pen) pen.fillStyle = fill
      pen?.fillRect(0, 0, w, h)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [color, width, height] as const,
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
}

test('gives a class pictures and a session, and shows it to customers', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390 })
  await signIn(page)
  const name = `Yoga ${mark()}`
  await make(page, 'Class', name, async () => {
    await page.getByLabel('Price in EUR').fill('80')
    await page.getByLabel('Category').selectOption({ index: 1 })
  })
  const pictures = page.getByRole('group', { name: 'Images' })
  const chosen = [
    await aPicture(page, 'mat.png', '#933', [500, 400]),
    await aPicture(page, 'hall.png', '#369', [900, 600]),
  ]
  await pictures.locator('input[type=file]').setInputFiles(chosen)
  await pictures.getByLabel('Description of image 2').fill('The hall')
  await pictures.getByRole('button', { name: 'Move image 2 up' }).click()
  expect(await pictures.getByLabel('Description of image 1').inputValue()).toBe('The hall')
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('img', { name: 'The hall' }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  expect(await pictures.getByRole('listitem').count()).toBe(2)
  await expectNoAxeViolations(page)
  const view = await page.getByRole('link', { name: 'View page' }).getAttribute('href')

  await page.getByRole('link', { name: 'Sessions in the calendar' }).click()
  const drawer = page.getByRole('complementary', { name: 'New class session' })
  expect(await drawer.getByLabel('Class or course').locator('option:checked').textContent()).toBe(name)
  await drawer.getByLabel('Date', { exact: true }).fill('2031-05-06')
  await drawer.getByLabel('Start time').fill('10:00')
  await drawer.getByLabel('With').selectOption({ label: 'No one yet' })
  await expectNoAxeViolations(page)
  await drawer.getByRole('button', { name: 'Add to calendar' }).click()
  await page.getByText(`${name} was added to the calendar.`).first().waitFor()

  await page.goto(view ?? '')
  const cover = page.getByRole('img', { name: 'The hall' })
  expect(await cover.getAttribute('srcset')).toMatch(/\?w=320 320w, .*\?w=640 640w, .* 900w$/)
  expect([await cover.getAttribute('width'), await cover.getAttribute('height')]).toEqual(['900', '600'])
  const other = page.locator('main img[loading=lazy]')
  expect(await other.getAttribute('width')).toBe('500')
  await expectNoAxeViolations(page)
})

test('shows which bookings are cancelled with a service, and says when someone else changed it in the meantime', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/services?type=APPOINTMENT')
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  await first.getByRole('link', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/upcoming bookings? will be cancelled|No upcoming bookings/)
    .waitFor()
  await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click()

  await first.getByRole('link').first().click()
  const places = page.getByRole('group', { name: 'At our locations' })
  await places.getByRole('checkbox', { checked: true }).first().uncheck()
  await page.getByText(/upcoming bookings? there:/).waitFor()
  await page.getByRole('radio', { name: 'They move to another location' }).check()
  await places.getByRole('checkbox').first().check()
  await page.getByLabel('New location').waitFor()
  const other = await openQuietPage({ statuses: [409] })
  await signIn(other)
  await page.getByLabel('Tagline').waitFor()
  await other.goto(page.url())
  const words = `Calm ${mark()}`
  await other.getByLabel('Tagline').fill(words)
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await other.getByText('Saved.').waitFor()
  await page.getByLabel('Tagline').fill('Mine')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Someone else changed this service in the meantime.').waitFor()
  expect(await page.getByLabel('Tagline').inputValue()).toBe('Mine')
})
