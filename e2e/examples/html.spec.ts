import type { Page } from '@playwright/test'
import { createMember, memberPassword } from '../support/members.ts'
import { expect, test } from '../support/test.ts'
import { type Example, startExample } from './start-example.ts'

let example: Example

test.beforeAll(async () => {
  example = await startExample('html', ['serve.js'])
})
test.afterAll(() => example.stop())

async function book(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText(/^Booked: /).waitFor()
}

test('an appointment and a class are booked from another origin', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(example.url)
  await page.getByLabel('Service').selectOption('First conversation')
  await page.getByRole('list', { name: 'Times' }).getByRole('button').first().click()
  await book(page)
  await page.getByRole('list', { name: 'Classes' }).getByRole('button').last().click()
  await book(page)
  await page.close()
})

test('a member signs in on the hosted page, and out again', async ({ browser }) => {
  const { email } = await createMember('Example')
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(example.url)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(email).waitFor()
  expect(page.url()).toBe(example.url)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.getByText(email).count()).toBe(0)
  await page.close()
})
