import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/** Calls the API with the session of the page. */
async function ask<Answer>(page: Page, url: string, body: object): Promise<Answer> {
  const { session } = await (await page.request.get('/v1/staff/session')).json()
  const answer = await page.request.post(url, { data: body, headers: { 'x-kalends-csrf': session.csrfToken } })
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`)
  return answer.json()
}

/** Creates a hidden service with a varied price, two staff members and two add-ons. Returns its id. */
async function aService(page: Page, mark: string): Promise<string> {
  const filter = { type: 'APPOINTMENT' }
  type Found = { services: { staffMemberIds: string[] }[] }
  const { services } = await ask<Found>(page, '/v2/services/query', { query: { filter, paging: { limit: 100 } } })
  const people = new Set(services.flatMap((it) => it.staffMemberIds))
  const varied = { defaultPrice: { value: '40' } }
  const service = {
    type: 'APPOINTMENT',
    name: `Varied ${mark}`,
    hidden: true,
    defaultCapacity: 1,
    onlineBooking: { enabled: true },
    staffMemberIds: [...people].slice(0, 2),
    schedule: { availabilityConstraints: { sessionDurations: [60] } },
    payment: { rateType: 'VARIED', varied, options: { inPerson: true } },
  }
  for (const name of [`Oil ${mark}`, `Tea ${mark}`]) await ask(page, '/v1/add-ons', { addOn: { name, maxQuantity: 2 } })
  return (await ask<{ service: { id: string } }>(page, '/v2/services', { service })).service.id
}

for (const width of widths(1280))
  test(`gives a service variants with prices, and add-ons in order (${width})`, async ({ openQuietPage }) => {
    const page = await openQuietPage({ width, statuses: [409] })
    await signIn(page)
    const mark = crypto.randomUUID().slice(0, 6)
    const id = await aService(page, mark)
    await page.goto(`/dashboard/services/${id}/choices`)
    await expectNoAxeViolations(page)

    const variants = page.getByRole('region', { name: 'Variants' })
    const minutes = variants.getByLabel('Minutes')
    const prices = variants.getByLabel(/^Price in/)
    for (const [index, [length, price]] of [
      ['30', '25'],
      ['30', '45'],
    ].entries()) {
      await minutes.nth(index).fill(length as string)
      await prices.nth(index).fill(price as string)
    }
    await variants.getByRole('button', { name: 'Save variants' }).click()
    await page.getByText('Two rows are the same. Use each variant once.').waitFor()
    expect(await prices.nth(1).inputValue()).toBe('45')
    await minutes.nth(1).fill('60')
    await variants.getByRole('button', { name: 'Save variants' }).click()
    await page.getByText('Variants saved.').first().waitFor()
    await variants.getByLabel('Customers choose').selectOption({ label: 'Staff member' })
    await prices.nth(0).fill('50')
    await prices.nth(1).fill('55')
    await variants.getByRole('button', { name: 'Save variants' }).click()
    await expect.poll(() => variants.getByLabel('Customers choose').inputValue()).toBe('STAFF_MEMBER')

    await page.getByLabel('Group name').fill('Warmth')
    await page.getByRole('button', { name: 'Add group' }).click()
    const group = page.getByRole('region', { name: 'Warmth' })
    // Pending moves are shown as done, so the next step waits for the response.
    const saved = () => page.waitForResponse((response) => response.request().method() === 'POST')
    for (const name of [`Oil ${mark}`, `Tea ${mark}`]) {
      const chosen = group.getByLabel('Add-on')
      await chosen.selectOption({ label: name })
      const offered = saved()
      await group.getByRole('button', { name: 'Add', exact: true }).click()
      await offered
      await group.getByRole('button', { name: `Stop offering ${name}` }).waitFor()
      // The form is reset once the page has loaded the new choices.
      await chosen.locator('option', { hasText: name }).waitFor({ state: 'detached' })
    }
    const moved = saved()
    await group.getByRole('button', { name: `Move Tea ${mark} up` }).press('Enter')
    await moved
    await expect.poll(async () => (await group.getByRole('listitem').first().innerText()).slice(0, 3)).toBe('Tea')
    await page.reload()
    expect((await group.getByRole('listitem').first().innerText()).slice(0, 3)).toBe('Tea')
    await expectNoAxeViolations(page)
    await group.getByRole('button', { name: `Stop offering Tea ${mark}` }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Offered again.').first().waitFor()
    expect((await group.getByRole('listitem').first().innerText()).slice(0, 3)).toBe('Tea')
    await group.getByRole('button', { name: 'Delete the group Warmth' }).click()
    await page.getByText('No add-ons offered yet.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Group restored.').first().waitFor()
    expect((await group.getByRole('listitem').first().innerText()).slice(0, 3)).toBe('Tea')

    await variants.getByRole('button', { name: 'Remove variants' }).click()
    await page.getByText('Variants removed. The service has one price.').first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Variants restored, with their prices.').first().waitFor()
    await expect.poll(() => variants.getByLabel('Customers choose').inputValue()).toBe('STAFF_MEMBER')
    expect(await prices.nth(1).inputValue()).toBe('55')
    await variants.getByLabel('Customers choose').selectOption({ label: 'Duration' })
    await minutes.nth(0).fill('45')
    await prices.nth(0).fill('30')
    await prices.nth(1).fill('')
    await variants.getByRole('button', { name: 'Save variants' }).click()
    await page.getByText('Variants saved.').first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Undone. The variants are as they were.').first().waitFor()
    await expect.poll(() => variants.getByLabel('Customers choose').inputValue()).toBe('STAFF_MEMBER')
    expect(await prices.nth(1).inputValue()).toBe('55')
  })
