import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const addresses = [
  ['/oauth2/authorize?client_id=none', 'We couldn’t sign you in'],
  ['/oauth2/authorize?redirectSession=old', 'We couldn’t sign you in'],
  ['/v1/callback?state=none&sessionToken=none', 'We couldn’t sign you in'],
  ['/redirect?redirectSession=old', 'This link has expired'],
  ['/login/return?state=none&code=none', 'We couldn’t sign you in'],
] as const

for (const width of widths(390))
  test(`an invalid sign-in request is refused on a page that says what to do next (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [400] })
    for (const [address, title] of addresses) {
      const answer = await page.goto(address, { waitUntil: 'load' })
      expect(answer?.status()).toBe(400)
      expect(answer?.headers()['content-type']).toContain('text/html')
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expectNoAxeViolations(page)
    }
    await page.goto(addresses[0][0], { waitUntil: 'load' })
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.getByLabel('Password', { exact: true }).waitFor()
  })
