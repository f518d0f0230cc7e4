import { fillIn, heading, letGoOfEverything, pressBook, reachForm } from '../site/steps.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { memberPassword } from '../support/members.ts'
import { expect, test } from '../support/test.ts'

test.afterEach(letGoOfEverything)

// NOTE: the tests run without a mail server: no code is asked for, and no email promised.
for (const width of [390, 1280])
  test(`a guest who has booked chooses a password and is signed in, unverified, without a mail server (${width})`, async ({
    openQuietPage,
  }) => {
    const page = await openQuietPage({ width, statuses: [400] })
    const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.org`
    await reachForm(page, 'swedish-massage', 3)
    await fillIn(page, { firstName: 'Gala', lastName: 'Bruni', email })
    await pressBook(page)
    await heading(page, /Gala/).waitFor()
    await expectNoAxeViolations(page)
    expect(await page.getByText(`email a code to ${email}`).count()).toBe(0)
    await page.getByText('This booking stays here: save the link of this page.').waitFor()
    await page.getByLabel('New password').fill(memberPassword)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => url.pathname === '/account')
    await page.getByText('can’t send emails yet, so your email isn’t verified.').waitFor()
    expect(await heading(page, /Gala/).count()).toBe(1)
    // An address that nobody has proved shows nothing that was booked with it.
    expect(await page.getByRole('heading', { name: 'Swedish massage' }).count()).toBe(0)
    await expectNoAxeViolations(page)
    const [member] = await sql('select login_email_verified_at from members where login_email = $1', [email])
    expect(member?.['login_email_verified_at']).toBeNull()

    await page.context().clearCookies()
    await page.goto('/sign-up')
    await page.getByText('so your email stays unverified.').waitFor()
    await expectNoAxeViolations(page)
    await page.getByLabel('First name').fill('Somebody')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('New password').fill('of somebody else')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('There’s already an account with this email.').waitFor()
    expect(await page.getByRole('link', { name: 'Email me a code instead' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByText('This business can’t send emails yet.').waitFor()
    await page.goto('/login/code')
    await page.getByText('This business can’t send emails yet.').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
    await expectNoAxeViolations(page)
  })
