import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const someone = (): string => `noor-${crypto.randomUUID().slice(0, 8)}@example.org`

/** Invites a person and returns the link, which is shown once. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.goto('/dashboard/people')
  await page.getByRole('link', { name: 'Invite team member' }).click()
  const drawer = page.getByRole('complementary')
  await drawer.getByLabel('Email').fill(email)
  await drawer.getByRole('radio', { name: role }).check()
  await drawer.getByRole('button', { name: 'Send invitation', exact: true }).click()
  return page.getByLabel('Invitation link', { exact: true }).and(page.locator('input')).inputValue()
}

async function acceptAs(page: Page, link: string, name: string): Promise<void> {
  await page.goto(new URL(link).pathname)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill('a long enough one')
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
}

for (const width of widths(390))
  test(`invites a person by link, changes their role, and removes their access immediately (${width})`, async ({
    openQuietPage,
  }) => {
    const owner = await openQuietPage({ width })
    const other = await openQuietPage({ width, statuses: [403, 404] })
    await signIn(owner)
    const name = `Noor ${crypto.randomUUID().slice(0, 6)}`
    const email = someone()
    const link = await invite(owner, email, 'Receptionist')
    await expectNoAxeViolations(owner)
    await owner.getByText(`Email isn’t set up. Send ${email} the link below yourself.`).first().waitFor()

    await other.goto(new URL(link).pathname)
    await expectNoAxeViolations(other)
    expect(await other.getByLabel('Email').inputValue()).toBe(email)
    await acceptAs(other, link, name)
    const places = other.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true })
    await places.getByRole('link', { name: 'Bookings' }).first().waitFor()
    await other.goto('/dashboard/people')
    await other.getByRole('heading', { name: 'No access' }).waitFor()
    await other.goto('/dashboard/changes')
    await other.getByRole('heading', { name: 'No access' }).waitFor()

    await owner.goto('/dashboard/people')
    await owner.getByRole('link', { name }).click()
    await owner.getByRole('radio', { name: 'Manager' }).check()
    await owner.getByRole('button', { name: 'Save role' }).click()
    await owner.getByText(`${name}’s role was changed.`).waitFor()
    await other.goto('/dashboard/changes')
    await other.getByText(`changed the role of ${name} from Receptionist to Manager`).first().waitFor()
    await expectNoAxeViolations(other)

    await owner.goto('/dashboard/people')
    await owner.getByRole('link', { name }).click()
    await owner.getByRole('link', { name: 'Remove access' }).click()
    await owner.getByText(`${name} is signed out everywhere and can no longer`).waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: `Remove access for ${name}` }).click()
    await owner.getByText(`${name} no longer has access`).first().waitFor()
    await expect.poll(() => owner.getByRole('link', { name }).count()).toBe(0)
    await other.goto('/dashboard/bookings')
    await other.waitForURL((url) => url.pathname === '/dashboard/sign-in')

    await owner.getByRole('button', { name: 'Undo' }).click()
    await owner.getByText(`${name}’s access is restored`).first().waitFor()
    await expectNoAxeViolations(owner)
    expect(await owner.getByRole('link', { name }).innerText()).toContain('Manager')
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password', { exact: true }).fill('a long enough one')
    await other.getByRole('button', { name: 'Sign in' }).click()
    await other.waitForURL((url) => url.pathname === '/dashboard/bookings')
  })

for (const width of widths(390))
  test(`asks what becomes of the API keys of somebody whose access is removed (${width})`, async ({
    openQuietPage,
  }) => {
    const owner = await openQuietPage({ width })
    const other = await openQuietPage({ width })
    await signIn(owner)
    const name = `Noor ${crypto.randomUUID().slice(0, 6)}`
    await acceptAs(other, await invite(owner, someone(), 'Owner'), name)
    await other.goto('/dashboard/access?part=keys&new=1')
    await other.getByRole('textbox', { name: 'Name' }).fill(`Kiosk of ${name}`)
    await other.getByRole('button', { name: 'Create key' }).click()
    await other.getByText(`Kiosk of ${name}`).first().waitFor()

    await owner.goto('/dashboard/people')
    await owner.getByRole('link', { name }).click()
    await owner.getByRole('link', { name: 'Remove access' }).click()
    const kiosk = owner.getByRole('checkbox', { name: `API key Kiosk of ${name}` })
    expect(await kiosk.isChecked()).toBe(true)
    await expectNoAxeViolations(owner)
    await owner.getByRole('button', { name: `Remove access for ${name}` }).click()
    await owner.getByText(`${name} no longer has access`).first().waitFor()
    await owner.goto('/dashboard/access?part=keys')
    await owner.getByRole('heading', { level: 1 }).waitFor()
    expect(await owner.getByText(`Kiosk of ${name}`).count()).toBe(0)
  })

for (const width of widths(1280))
  test(`asks what becomes of what an owner made who becomes a viewer, and ends what is ticked (${width})`, async ({
    openQuietPage,
  }) => {
    const owner = await openQuietPage({ width })
    const other = await openQuietPage({ width })
    await signIn(owner)
    const name = `Noor ${crypto.randomUUID().slice(0, 6)}`
    await acceptAs(other, await invite(owner, someone(), 'Owner'), name)
    for (const app of ['Shop', 'Blog']) {
      await other.goto('/dashboard/access?part=clients&new=1')
      await other.getByRole('textbox', { name: 'Name' }).fill(`${app} of ${name}`)
      await other.getByRole('button', { name: 'Create app' }).click()
      await other.getByText(`${app} of ${name}`).first().waitFor()
    }

    await owner.goto('/dashboard/people')
    await owner.getByRole('link', { name }).click()
    await owner.getByRole('radio', { name: 'Viewer' }).check()
    await owner.getByRole('button', { name: 'Save role' }).click()
    await owner.getByText(`Change ${name}’s role to Viewer?`).waitFor()
    await expectNoAxeViolations(owner)
    await owner.getByRole('checkbox', { name: `Connected app Blog of ${name}` }).uncheck()
    await owner.getByRole('button', { name: 'Save role' }).click()
    await owner.getByText(`${name}’s role was changed.`).waitFor()
    await owner.goto('/dashboard/access?part=clients')
    expect(await owner.getByRole('link', { name: `Shop of ${name}` }).innerText()).toContain('Inactive')
    expect(await owner.getByRole('link', { name: `Blog of ${name}` }).innerText()).not.toContain('Inactive')
  })

test('invites a new staff member, who declines and is made bookable anyway', async ({ openQuietPage }) => {
  const owner = await openQuietPage({ width: 390, statuses: [409] })
  const other = await openQuietPage({ width: 390, statuses: [404] })
  await signIn(owner)
  const name = `Noor ${crypto.randomUUID().slice(0, 6)}`
  await owner.goto('/dashboard/people')
  await owner.getByRole('link', { name: 'Invite team member' }).click()
  const drawer = owner.getByRole('complementary')
  await drawer.getByLabel('Email').fill(someone())
  await drawer.getByLabel('Staff member').selectOption('new')
  await drawer.getByRole('radio', { name: /^Staff/ }).check()
  await drawer.getByRole('button', { name: 'Send invitation', exact: true }).click()
  await owner.getByText('for the new staff member', { exact: false }).first().waitFor()
  expect(await drawer.getByLabel('Staff member').inputValue()).toBe('new')
  await drawer.getByLabel('Name').fill(name)
  await drawer.getByRole('button', { name: 'Send invitation', exact: true }).click()
  const link = owner.getByLabel('Invitation link', { exact: true }).and(owner.locator('input'))
  const address = new URL(await link.inputValue()).pathname

  await owner.goto('/dashboard/staff')
  const row = owner.getByRole('link', { name })
  expect(await row.innerText()).toContain('Invitation pending')
  await other.goto(address)
  await other.getByRole('button', { name: 'Decline' }).click()
  await other.getByRole('heading', { name: 'Invitation declined' }).waitFor()
  await expectNoAxeViolations(other)
  await owner.reload()
  expect(await row.innerText()).toContain('Declined the invitation')
  await row.click()
  await owner.getByText(`Customers can’t see ${name} yet.`).waitFor()
  await expectNoAxeViolations(owner)
  await owner.getByRole('button', { name: 'Let customers book them' }).click()
  await owner.getByText('Customers can now book this person.').first().waitFor()
  await owner.getByRole('heading', { name: 'Declined the invitation' }).waitFor({ state: 'detached' })
})

test('shows at the field what is wrong with an invitation, and preserves the input', async ({ openQuietPage }) => {
  const page = await openQuietPage({ statuses: [409] })
  await signIn(page)
  await page.goto('/dashboard/people?invite=1')
  const drawer = page.getByRole('complementary')
  await drawer.getByLabel('Email').fill('no address')
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Noor')
  await drawer.getByRole('radio', { name: 'Manager' }).check()
  await drawer.getByRole('button', { name: 'Send invitation', exact: true }).click()
  await drawer.getByText('Enter a valid email.').waitFor()
  expect(await drawer.getByLabel('Email').inputValue()).toBe('no address')
  expect(await drawer.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Noor')
  expect(await drawer.getByRole('radio', { name: 'Manager' }).isChecked()).toBe(true)
  await expect.poll(() => drawer.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a new link replaces the old one, a revoked one is refused, and none works twice', async ({ openQuietPage }) => {
  const owner = await openQuietPage()
  const other = await openQuietPage({ statuses: [404, 400] })
  await signIn(owner)
  const email = someone()
  const first = await invite(owner, email, 'Viewer')
  await owner.goto('/dashboard/people')
  await owner.getByRole('button', { name: `New link for ${email}` }).click()
  const second = await owner.locator('input#invitation-link').inputValue()
  await other.goto(new URL(first).pathname)
  await other.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  await expectNoAxeViolations(other)
  await acceptAs(other, second, 'Noor Twice')
  await other.goto(new URL(second).pathname)
  await other.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  const third = await invite(owner, someone(), 'Viewer')
  await owner.goto('/dashboard/people')
  await owner
    .getByRole('button', { name: /^Revoke the invitation of/ })
    .last()
    .click()
  await owner
    .getByText(/The invitation of .* was revoked/)
    .first()
    .waitFor()
  await other.goto(new URL(third).pathname)
  await other.getByRole('heading', { name: 'This link doesn’t work' }).waitFor()
  await owner.getByRole('button', { name: 'Undo' }).click()
  await owner
    .getByText(/The invitation of .* is valid again/)
    .first()
    .waitFor()
  await other.goto(new URL(third).pathname)
  await other.getByRole('button', { name: 'Accept and sign in' }).waitFor()
})

test('the team pages work right to left too', async ({ openQuietPage }) => {
  const page = await openQuietPage({ width: 390, language: 'he', scheme: 'dark' })
  await page.goto('/dashboard/sign-in?lang=en')
  await signIn(page)
  await page.goto('/dashboard/people?lang=he')
  await page.getByRole('heading', { level: 1, name: 'צוות והרשאות' }).or(page.locator('main h1')).first().waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await expectNoAxeViolations(page)
})
