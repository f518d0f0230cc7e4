import { expectNoAxeViolations } from '../support/axe.ts'
import { createMember, openAccount } from '../support/members.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const [width, scripts] of variants(
  [
    [390, false],
    [1280, true],
  ] as const,
  0,
))
  test(`shows the picture a member uploads, until they remove it (${width}, scripts ${scripts})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, scripts, statuses: [400] })
    const { email } = await createMember('Firefox/130.0')
    await openAccount(page, email, '/account/info')
    const file = page.getByLabel('Choose a picture')
    const save = page.getByRole('button', { name: 'Save picture' })
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await save.click()
    await page.getByText('This picture can’t be used.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dot })
    await save.click()
    await page.getByText('Picture saved.').waitFor()
    const src = await page.locator('header img[src^="/media/"]').getAttribute('src')
    expect((await page.request.get(src ?? '')).headers()['content-type']).toBe('image/webp')
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await page.getByText('Picture removed.').waitFor()
    expect((await page.request.get(src ?? '')).status()).toBe(404)
  })
