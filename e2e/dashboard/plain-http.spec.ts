import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { personAs, type Role } from '../support/people.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const address = 'http://book.example.org'

/** Reaches the server by a public name, which no name server knows. */
async function reachByName(page: Page): Promise<void> {
  await page.route(`${address}/**`, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const headers = { ...(await request.allHeaders()), host: 'book.example.org' }
    const response = await route.fetch({ url: `${siteUrl()}${pathname}${search}`, headers, maxRedirects: 0 })
    const { location, 'set-cookie': cookies = '' } = response.headers()
    if (location === undefined) return route.fulfill({ response })
    // The browser follows no redirect of an answer from here.
    const body = `<meta http-equiv="refresh" content="0; url=${location}">`
    return route.fulfill({ body, contentType: 'text/html', headers: { 'set-cookie': cookies } })
  })
}

async function signInThere(page: Page, role: Role): Promise<void> {
  const person = personAs(role)
  await page.goto(`${address}/dashboard/sign-in`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname === '/dashboard')
}

for (const width of widths(390))
  test(`owners are told about plain HTTP until they dismiss it, and again after the next sign-in (${width})`, async ({
    openPage,
  }) => {
    const page = await openPage({ width, scripts: false })
    await reachByName(page)
    await signInThere(page, 'owner')
    const notice = page.getByRole('status', { name: 'Connection' })
    await notice.getByText(/Others on the network can read passwords/).waitFor()
    await page.goto(`${address}/dashboard/settings`)
    await notice.waitFor()
    await notice.getByRole('button', { name: 'Hide until I sign in again' }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard/settings')
    expect(await notice.count()).toBe(0)
    await signOutThere(page)
    await signInThere(page, 'owner')
    await notice.waitFor()
  })

test('others are not told, and nobody at an address of this machine', async ({ openPage }) => {
  const page = await openPage({ scripts: false })
  await reachByName(page)
  await signInThere(page, 'receptionist')
  await page.getByRole('navigation').first().waitFor()
  expect(await page.getByRole('status', { name: 'Connection' }).count()).toBe(0)
  const near = await openPage()
  await near.goto('/dashboard/sign-in')
  const person = personAs('owner')
  await near.getByLabel('Email').fill(person.email)
  await near.getByLabel('Password', { exact: true }).fill(person.password)
  await near.getByRole('button', { name: 'Sign in' }).click()
  await near.waitForURL((url) => url.pathname === '/dashboard')
  await expectNoAxeViolations(near)
  expect(await near.getByRole('status', { name: 'Connection' }).count()).toBe(0)
})

/** Ends the sign-in, as the end of its session does. */
async function signOutThere(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'kalends_staff' })
}
