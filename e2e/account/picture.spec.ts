import { expect, test } from 'vitest'
import { aMember, enterAccount } from '../support/members.ts'
import { expectNoAxeViolations } from '../support/page.ts'
import { openQuietPage } from '../support/quiet-page.ts'

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const [width, scripts] of [
  [390, false],
  [1280, true],
] as const)
  test(`shows the picture a member hands in, until they take it away (${width}, scripts ${scripts})`, async () => {
    const page = await openQuietPage({ width, scripts, statuses: [400] })
    const { email } = await aMember('Firefox/130.0')
    await enterAccount(page, email, '/account/info')
    const file = page.getByLabel('A picture from this device')
    const save = page.getByRole('button', { name: 'Save the picture' })
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await save.click()
    await page.getByText('This is no picture we can show.').waitFor()
    if (scripts) await expectNoAxeViolations(page)
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dot })
    await save.click()
    await page.getByText('Your picture is saved.').waitFor()
    const src = await page.locator('header img[src^="/media/"]').getAttribute('src')
    expect((await page.request.get(src ?? '')).headers()['content-type']).toBe('image/webp')
    await page.getByRole('button', { name: 'Take it away' }).click()
    await page.getByText('Your picture is taken away.').waitFor()
    expect((await page.request.get(src ?? '')).status()).toBe(404)
  })
