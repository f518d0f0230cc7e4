import { expectNoAxeViolations } from '../support/axe.ts'
import { ask, createMember, memberPassword, openAccount, visitorToken } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const back = 'https://shop.example/back'

/** A member whose names are markup. */
async function aMarkedMember(): Promise<string> {
  const email = `anna-${crypto.randomUUID().slice(0, 8)}@example.org`
  const profile = { firstName: '<b>Anna</b>', lastName: '<img src=x>' }
  await ask('/v2/register', {
    token: await visitorToken(),
    body: { loginId: { email }, password: memberPassword, profile },
  })
  return email
}

for (const width of widths(390))
  test(`a link that would sign someone in names the account, and who would be signed out (${width})`, async ({
    openQuietPage,
  }) => {
    const { clientId } = await operator<{ clientId: string }>(
      'oauth-clients',
      'create',
      '--name',
      'Shop',
      '--redirect-uri',
      back,
    )
    const { access_token: token } = await ask('/oauth2/token', { body: { clientId, grantType: 'anonymous' } })
    const body = { login: {}, callbacks: { loginUrl: 'https://shop.example/in' } }
    const { redirectSession } = await ask('/v1/redirect-session', { token, body })
    const [anna, { email: ben }] = [await aMarkedMember(), await createMember('Ben')]
    const page = await openQuietPage({ width })
    await openAccount(page, ben)
    const led = await page.context().request.get(redirectSession.fullUrl, { maxRedirects: 0 })
    const state = new URL(led.headers()['location'] ?? '').searchParams.get('state') ?? ''
    const login = { loginId: { email: anna }, password: memberPassword }
    const { sessionToken } = await ask('/v2/login', { token: await visitorToken(), body: login })

    await page.goto(`/v1/callback?${new URLSearchParams({ state, sessionToken })}`)
    await page.getByRole('heading', { level: 1, name: `Continue as ${anna}?` }).waitFor()
    await page.getByText(`as <b>Anna</b> <img src=x> (${anna})`).waitFor()
    await page.getByText(`You’re signed in as Mira Levi (${ben}). Continuing signs you out.`).waitFor()
    await page.getByRole('link', { name: `Not you? Stay signed in as ${ben}` }).waitFor()
    await expectNoAxeViolations(page)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(tooWide).toBe(false)
    await page.getByRole('link', { name: 'עברית' }).click()
    await page.getByRole('heading', { level: 1, name: anna }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('button', { name: `Continue as ${anna}` }).click()
    await page.goto('/account')
    await page.getByText(anna).first().waitFor()
  })
