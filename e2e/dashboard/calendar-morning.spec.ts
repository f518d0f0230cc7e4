import { expect, test } from 'vitest'
import { signIn } from '../support/people.ts'
import { openQuietPage } from '../support/quiet-page.ts'
import { blockOf, book, carry, expectStatus, quietTuesday, spokenBy, tell } from './calendar-steps.ts'

const people = ['Livia Marchetti', 'Noor Haddad'] as const
const calls = ['10:15', '11:30', '14:00', '15:30', '17:00'] as const

test('a morning at the desk: ten bookings by telephone, two moves by hand, a cancellation taken back', async () => {
  const page = await openQuietPage()
  await signIn(page, 'receptionist')
  const day = quietTuesday(8)
  await page.goto(`/dashboard?day=${day}`)
  let number = 0
  for (const time of calls) {
    for (const person of people) {
      number += 1
      const customer = `Caller ${String.fromCharCode(64 + number)}`
      await book(page, { day, time, customer, person, phone: `+39 06 555 01${10 + number}` })
    }
  }
  await expect.poll(() => page.locator('[data-block]').filter({ hasText: 'Caller' }).count()).toBe(10)

  for (const name of ['Caller I', 'Caller J']) {
    const block = blockOf(page, name)
    const before = await spokenBy(block)
    await carry(page, block, { hours: -0.25 })
    await page.mouse.up()
    await tell(page, 'no')
    await expectStatus(page, /Moved to/)
    await expect.poll(() => spokenBy(block)).not.toBe(before)
  }

  await blockOf(page, 'Caller C').click()
  const drawer = page.getByRole('complementary', { name: 'Booking of Caller C' })
  await drawer.getByRole('link', { name: /^Cancel this booking/ }).click()
  await drawer.getByRole('button', { name: 'Cancel the booking' }).click()
  await expectStatus(page, /Cancelled Caller C/)
  await expect.poll(() => page.locator('[data-block]').filter({ hasText: 'Caller C' }).count()).toBe(0)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expectStatus(page, /Taken back/)
  await blockOf(page, 'Caller C').waitFor()
})
