import { expectNoAxeViolations } from '../support/axe.ts'
import { personAs, signInOnPage } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('says that email or password is wrong, never which, and preserves the email', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  await page.goto('/dashboard/sign-in')
  await page.getByLabel('Email').fill('nobody@studio-aventine.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').getByText('The email or password is incorrect.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@studio-aventine.example')
  await expectNoAxeViolations(page)
})

test('returns to the requested page, also without scripts', async ({ openPage }) => {
  const page = await openPage({ scripts: false })
  const owner = personAs('owner')
  await page.goto('/dashboard/bookings?view=past')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/dashboard\/bookings\?view=past$/)
  expect(await page.getByRole('link', { name: /^Past/ }).getAttribute('aria-current')).toBe('page')
})

test('signs out, and the dashboard requires signing in again', async ({ openPage }) => {
  const page = await openPage()
  const { name } = await signInOnPage(page)
  await page.getByText(name).first().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/dashboard\/sign-in$/)
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

for (const scripts of [true, false])
  test(`Back shows no page of the dashboard once the session has ended (${scripts ? 'with' : 'without'} scripts)`, async ({
    openPage,
  }) => {
    const page = await openPage({ scripts })
    await signInOnPage(page)
    const opened = await page.goto('/dashboard/bookings')
    expect(opened?.headers()['cache-control']).toBe('private, no-store')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto('/')
    // As signing out in another window does.
    await page.context().clearCookies()
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })

test('never redirects to another host after signing in', async ({ openPage }) => {
  const page = await openPage()
  const owner = personAs('owner')
  await page.goto('/dashboard/sign-in?next=//elsewhere.example/dashboard')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
})

test('a claim link without a token says what is missing', async ({ openPage }) => {
  const page = await openPage({ width: 390 })
  await page.goto('/dashboard/claim')
  await page.getByText('This link is incomplete.').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard/sign-in')
})

test('a claim link that was used says where to find the newest one', async ({ openPage }) => {
  const page = await openPage({ scheme: 'dark' })
  await page.goto('/dashboard/claim?token=used-up')
  await page.getByLabel('Your name').fill('Somebody')
  await page.getByLabel('Email').fill('somebody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('alert').getByText('This link has been used').waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Somebody')
  await expectNoAxeViolations(page)
})
