import { expectNoAxeViolations } from '../support/axe.ts'
import { crowdDays, turnDay } from '../support/crowded-day.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a day of 800 bookings is drawn completely, changes the day, opens a booking and moves one', async ({
  openQuietPage,
}) => {
  const page = await openQuietPage({ statuses: [404] })
  const crowd = { people: 20, each: 40 }
  await crowdDays(page, crowd)
  await signIn(page)
  const readAhead = page.waitForResponse('**/dashboard/calendar/data*')
  await page.goto('/dashboard')
  await readAhead
  // A day that is not prefetched yet is shown as it is: the next one is crowded.
  await expect.poll(async () => (await turnDay(page)).blocks, { intervals: [500] }).toBe(800)
  const blocks = page.locator('[data-block]')
  expect(await blocks.count()).toBe(800)
  await page.getByText('Person 19').first().waitFor()
  await expectNoAxeViolations(page)

  const key = (await blocks.nth(45).getAttribute('data-block')) ?? ''
  // A long press in one place is still a click.
  await blocks.nth(45).click({ delay: 600 })
  await page.waitForURL((url) => key === `booking-${url.searchParams.get('booking')}`)
  await page.getByRole('complementary').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => !url.searchParams.has('booking'))

  const block = blocks.nth(12)
  await block.scrollIntoViewIfNeeded()
  const box = await block.boundingBox()
  const column = await page.locator('[data-column="0"]').boundingBox()
  if (!box || !column) throw new Error('The block is not on the page')
  await page.mouse.move(box.x + 20, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 26 + column.width, box.y + 12, { steps: 4 })
  await page
    .getByText(/ with Person\b/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => page.locator('[aria-live="assertive"]').textContent()).toContain('Moved back')
  expect(await blocks.count()).toBe(800)
})
