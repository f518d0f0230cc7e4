import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { signIn } from '../support/people.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

for (const width of widths(390))
  test(`uses another website address in messages once its confirmation link is opened there (${width})`, async ({
    openPage,
  }) => {
    const elsewhere = new URL(siteUrl())
    elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    await sql(
      'update sites set confirmed_url = null, pending_url = null, pending_url_hash = null, pending_url_expires_at = null, ' +
        'pending_url_user_id = null',
    )
    const page = await openPage({ width })
    await signIn(page)
    await page.goto('/dashboard/settings?part=addresses')
    const card = page.getByRole('region', { name: 'Website address' })
    await card.getByLabel('Website address').fill(elsewhere.origin)
    await card.getByRole('button', { name: 'Save' }).click()
    await card.getByText(`Waiting for confirmation: ${elsewhere.origin}`).waitFor()
    await expectNoAxeViolations(page)
    const link = await card.getByRole('link', { name: 'Open confirmation link' }).getAttribute('href')
    expect(new URL(link ?? '').origin).toBe(elsewhere.origin)
    await page.goto(link ?? '')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Use this address' }).click()
    await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
    await page.goto(`${siteUrl()}/dashboard/settings?part=addresses`)
    expect(await card.getByLabel('Website address').inputValue()).toBe(elsewhere.origin)
    await sql('update sites set confirmed_url = null')
  })
