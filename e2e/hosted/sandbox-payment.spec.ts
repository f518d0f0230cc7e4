import { randomBytes, randomUUID } from 'node:crypto'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { ask } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

const success = '4242 4242 4242 4242'
const decline = '4000 0000 0000 0002'
const challenge = '4000 0000 0000 3220'
const late = '4000 0000 0000 3055'

/** A payment of €84.00 that waits for a card, with the path of its page. */
async function aWaitingPayment(): Promise<{ id: string; path: string }> {
  const [site] = await sql('select id from sites order by created_at limit 1')
  const siteId = site?.['id'] ?? ''
  const id = randomUUID()
  const prefix = Buffer.from(siteId.replaceAll('-', ''), 'hex').toString('base64url')
  const token = `${prefix}.${randomBytes(32).toString('base64url')}`
  await sql(
    `insert into sandbox_payments (site_id, id, idempotency_key, currency, amount_minor, status, token, return_url,
       expires_at, created_at, updated_at)
     values ($1, $2, $3, 'EUR', 8400, 'REQUIRES_CARD', $4, $5, $6, $7, $7)`,
    [
      siteId,
      id,
      randomUUID(),
      token,
      `${siteUrl()}/about`,
      new Date(Date.now() + 3_600_000).toISOString(),
      new Date().toISOString(),
    ],
  )
  return { id, path: `/pay/sandbox/${token}` }
}

// Another test may have chosen no provider.
test.beforeAll(async () => {
  const { apiKey: token } = await operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Cards')
  const { settings } = await ask('/v1/payments/settings', { token, method: 'GET' })
  const body = { settings: { revision: settings.revision, provider: 'SANDBOX' } }
  await ask('/v1/payments/settings', { token, method: 'PATCH', body })
})

for (const { width, scheme } of variants(
  [
    { width: 390, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ] as const,
  1,
))
  test(`a declined card is explained at its number and stays, and another one pays (${width})`, async ({
    openPage,
  }) => {
    const page = await openPage({ width, scheme })
    const { path } = await aWaitingPayment()
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'Pay €84.00' }).waitFor()
    await page.getByText('Test mode: no money is charged').waitFor()
    await page.getByText('Card is declined').waitFor()
    await expectNoAxeViolations(page)
    const number = page.getByLabel('Card number')
    await number.fill('4111 1111 1111 1111')
    await page.getByLabel('Expiry date').fill('1330')
    const pay = page.getByRole('button', { name: 'Pay €84.00' })
    await pay.click()
    // The wrong field has the focus once the page is ready for another attempt.
    await page.getByText('Enter month and year').waitFor()
    await expect(page.getByLabel('Expiry date')).toBeFocused()
    await page.getByLabel('Expiry date').fill('04 / 30')
    await pay.click()
    await page.getByText('This isn’t a test card').waitFor()
    await expect(number).toBeFocused()
    await number.fill(decline)
    // From here on with the keyboard alone.
    await number.press('Enter')
    await page.getByText('Your bank declined this card').waitFor()
    await expect(number).toBeFocused()
    expect(await number.inputValue()).toBe(decline)
    expect(await page.getByLabel('Expiry date').inputValue()).toBe('04 / 30')
    await expectNoAxeViolations(page)
    await number.fill(success)
    await number.press('Enter')
    await page.waitForURL((url) => url.pathname === '/about')
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'Payment complete' }).waitFor()
    await expectNoAxeViolations(page)
  })

test('the bank asks to confirm: a refusal keeps the page open, a confirmation pays', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  await page.goto((await aWaitingPayment()).path)
  const pay = async () => {
    await page.getByLabel('Card number').fill(challenge)
    await page.getByLabel('Expiry date').fill('04 / 30')
    await page.getByRole('button', { name: 'Pay €84.00' }).click()
    await page.getByRole('heading', { level: 1, name: 'Confirm the payment' }).waitFor()
  }
  await pay()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Don’t confirm' }).click()
  await page.getByText('The payment wasn’t confirmed').waitFor()
  await pay()
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await page.waitForURL((url) => url.pathname === '/about')
})

test('a late answer of the bank is awaited on the page', async ({ openPage }) => {
  const page = await openPage()
  const { id, path } = await aWaitingPayment()
  await page.goto(path)
  await page.getByLabel('Card number').fill(late)
  await page.getByLabel('Expiry date').fill('04 / 30')
  await page.getByRole('button', { name: 'Pay €84.00' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your bank is confirming the payment' }).waitFor()
  await expectNoAxeViolations(page)
  await sql('update sandbox_payments set settles_at = created_at where id = $1', [id])
  await page.getByRole('heading', { level: 1, name: 'Payment complete' }).waitFor()
  await page.getByRole('link', { name: 'Continue to' }).click()
  await page.waitForURL((url) => url.pathname === '/about')
})

test('the page works in Hebrew, without scripts and with a wrong address', async ({ openPage }) => {
  const page = await openPage({ width: 390, language: 'he', scripts: false })
  const { path } = await aWaitingPayment()
  await page.goto(path)
  await page.getByText('מצב בדיקה').waitFor()
  await page.getByLabel('מספר כרטיס').fill(decline)
  await page.getByLabel('תוקף').fill('04 / 30')
  const pay = page.getByRole('button', { name: /^תשלום של/ })
  await pay.click()
  await page.getByText('הבנק דחה את הכרטיס').waitFor()
  expect(await page.getByLabel('מספר כרטיס').inputValue()).toBe(decline)
  await page.getByLabel('מספר כרטיס').fill(success)
  await pay.click()
  await page.waitForURL((url) => url.pathname === '/about')
  expect((await page.goto(`${path.slice(0, -3)}AAA`))?.status()).toBe(404)
  await page.getByText('קישור התשלום אינו תקין').waitFor()
})
