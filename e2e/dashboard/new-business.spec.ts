import type { Page } from '@playwright/test'
import { fillIn, freeDays, goOn, heading, markTime, pressBook } from '../site/steps.ts'
import { operator } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

const password = 'a long enough one'

/** Creates an empty business with its owner signed in. Returns the base of its URLs. */
async function openBusiness(page: Page, name: string): Promise<string> {
  const { siteId } = await operator<{ siteId: string }>('sites', 'create', '--name', name)
  const email = `${crypto.randomUUID()}@example.org`
  await operator('users', 'create', '--email', email, '--name', 'Ada', '--password', password, '--site', siteId)
  const base = `/s/${name.toLowerCase().replaceAll(' ', '-')}`
  await page.goto(`${base}/dashboard/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === `${base}/dashboard`)
  return base
}

/** Sets time zone, currency and hours in the setup steps. */
async function takeFirstSteps(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/dashboard/setup?step=business`)
  await page.getByLabel('Time zone').selectOption('Europe/Rome')
  await page.getByLabel('Currency').selectOption('EUR')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'When are you open?' }).waitFor()
  for (const day of ['Saturday', 'Sunday']) await page.getByLabel(day, { exact: true }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('heading', { level: 2, name: 'What can customers book?' }).waitFor()
}

async function hire(page: Page, base: string, name: string): Promise<void> {
  await page.goto(`${base}/dashboard/staff`)
  await page.getByLabel('New staff member').fill(name)
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function makeRoom(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/dashboard/rooms`)
  await page.getByLabel('New type').fill('Cabin')
  await page.getByLabel('Quantity').fill('1')
  await page.getByLabel('Quantity').press('Enter')
  await page.getByRole('region', { name: 'Cabin' }).getByRole('listitem').first().waitFor()
}

/** Creates a form with the usual contact details and one more question. */
async function makeForm(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/dashboard/forms`)
  await page
    .getByRole('button', { name: /^Duplicate/ })
    .first()
    .click()
  await page.waitForURL(/\/dashboard\/forms\/[0-9a-f-]{36}/)
  await page.getByLabel('Name', { exact: true }).first().fill('Before the cut')
  await page.getByRole('button', { name: 'Short text', exact: true }).click()
  await page.getByLabel('Question', { exact: true }).fill('What shall we cut?')
  await page.getByRole('checkbox', { name: 'Required' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/^Saved, version/).waitFor()
}

/** Creates a service in the editor; `more` fills in the fields of its kind. */
async function makeService(page: Page, base: string, kind: string, name: string, more: () => Promise<void>) {
  await page.goto(`${base}/dashboard/services/new`)
  await page.getByRole('radio', { name: kind }).check()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Price in EUR').fill('40')
  await more()
  await page.getByRole('button', { name: 'Create service' }).click()
  await page.waitForURL(/\/dashboard\/services\/[0-9a-f-]{36}/)
}

async function inviteReceptionist(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/dashboard/people?invite=1`)
  const drawer = page.getByRole('complementary')
  await drawer.getByLabel('Email').fill(`${crypto.randomUUID()}@example.org`)
  await drawer.getByRole('radio', { name: 'Receptionist' }).check()
  await drawer.getByRole('button', { name: 'Send invitation', exact: true }).click()
  return page.locator('input#invitation-link').inputValue()
}

test('an owner sets up a new business, a receptionist joins, and a customer books there', async ({ openQuietPage }) => {
  const name = `Nuova ${crypto.randomUUID().slice(0, 8)}`
  const owner = await openQuietPage({ timezone: 'Europe/Rome' })
  const desk = await openQuietPage({ width: 390, statuses: [403] })
  const customer = await openQuietPage({ width: 390, timezone: 'Europe/Rome' })
  const base = await openBusiness(owner, name)
  await takeFirstSteps(owner, base)
  await hire(owner, base, 'Livia Bianchi')
  await hire(owner, base, 'Tomas Reis')
  await makeRoom(owner, base)
  await makeForm(owner, base)

  await makeService(owner, base, 'One customer, at a time they choose', 'Haircut', async () => {
    await owner.getByLabel('Duration in minutes').fill('45')
    await owner.getByRole('checkbox', { name: 'Livia Bianchi' }).check()
    await owner.getByRole('checkbox', { name: 'Tomas Reis' }).check()
    await owner.getByLabel('Requires: Cabin').check()
    await owner.getByLabel('Booking form').selectOption({ label: 'Before the cut' })
  })
  await makeService(owner, base, 'A group, at times you set', 'Yoga', async () => {
    await owner.getByLabel('Spots per session').fill('8')
  })
  await makeService(owner, base, 'A group, in a series of sessions', 'Pottery', async () => {
    await owner.getByLabel('Spots in the course').fill('6')
  })

  const link = await inviteReceptionist(owner, base)
  await desk.goto(link)
  await desk.getByLabel('Your name').fill('Paola Neri')
  await desk.getByLabel('Password', { exact: true }).fill(password)
  await desk.getByRole('button', { name: 'Accept and sign in' }).click()
  await desk.waitForURL((url) => url.pathname === `${base}/dashboard`)

  await customer.goto(base)
  for (const service of ['Haircut', 'Yoga', 'Pottery'])
    await customer
      .getByRole('link', { name: new RegExp(`^${service}`) })
      .first()
      .waitFor()
  expect(await customer.getByRole('heading', { name: 'Other services' }).count()).toBe(0)
  await customer.goto(`${base}/services/haircut`)
  await heading(customer, 'Haircut').waitFor()
  await freeDays(customer).nth(1).click()
  await markTime(customer)
  await goOn(customer)
  await fillIn(customer)
  await customer.getByLabel('What shall we cut?').fill('Only the ends')
  await pressBook(customer)
  await heading(customer, 'You’re booked, Clara').waitFor()

  await desk.goto(`${base}/dashboard/bookings`)
  await desk.getByText('Clara Neumann').first().waitFor()
  await desk.goto(`${base}/dashboard/people`)
  expect(await desk.getByRole('heading', { level: 1 }).textContent()).toBe('No access')
})
