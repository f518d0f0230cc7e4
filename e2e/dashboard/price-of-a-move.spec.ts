import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { ask } from '../support/members.ts'
import { operator } from '../support/operator.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { book, calendarEntry, confirmMove, expectStatus, quietTuesday } from './calendar-steps.ts'

test('a block that is made longer says its price before it is saved, and what is then due', async ({
  openQuietPage,
}) => {
  const { apiKey, siteId } = await operator<{ apiKey: string; siteId: string }>(
    'api-keys',
    'create',
    '--name',
    'Prices',
  )
  const owner = (path: string, body: object) => ask(path, { token: apiKey, body })
  const staff = await sql('select resource_id as id from staff_members where deleted_at is null and site_id = $1', [
    siteId,
  ])
  const name = `Long massage ${crypto.randomUUID().slice(0, 6)}`
  const { service } = await owner('/v2/services', {
    service: {
      type: 'APPOINTMENT',
      name,
      defaultCapacity: 1,
      onlineBooking: { enabled: true },
      staffMemberIds: staff.map(({ id }) => id),
      schedule: { availabilityConstraints: { sessionDurations: [60] } },
      payment: {
        rateType: 'VARIED',
        varied: { defaultPrice: { value: '80' } },
        options: { inPerson: true, online: false, deposit: false, pricingPlan: false },
      },
    },
  })
  const variants = [60, 90].map((minutes) => ({
    choices: [{ duration: { minutes } }],
    price: { value: String(minutes + 20) },
  }))
  await owner('/v1/serviceOptionsAndVariants', {
    serviceOptionsAndVariants: {
      serviceId: service.id,
      options: { values: [{ type: 'DURATION' }] },
      variants: { values: variants },
    },
  })
  const page = await openQuietPage({ width: 1280 })
  await signIn(page)
  const day = quietTuesday(15)
  await page.goto(`/dashboard?day=${day}`)
  await book(page, { day, time: '10:00', customer: 'Greta Longer', service: name })
  const [booked] = await sql('select id from bookings where service_id = $1', [service.id])
  const { charge } = await owner(`/v1/bookings/${booked?.['id']}/charge`, {})
  await owner('/v1/payments/record', { chargeId: charge.id, method: 'CASH' })
  await page.reload()

  const block = calendarEntry(page, 'Greta Longer')
  await block.focus()
  await page.keyboard.press('m')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+ArrowDown')
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Reschedule Greta?' })
  await sheet.getByText('The price goes from €80.00 to €110.00. €30.00 will be due.').waitFor()
  await expectNoAxeViolations(page)
  await confirmMove(page)
  await expectStatus(page, /Moved to 10:00/)
  const amounts = () => sql('select total_minor::int, paid_minor::int from charges where id = $1', [charge.id])
  expect(await amounts()).toEqual([{ total_minor: 11000, paid_minor: 8000 }])

  await expect(() => block.focus()).toPass()
  await page.keyboard.press('m')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+ArrowUp')
  await page.keyboard.press('Enter')
  await sheet.getByText('The price goes from €110.00 to €80.00. Nothing will be due.').waitFor()
  await page.keyboard.press('Escape')
  expect(await amounts()).toEqual([{ total_minor: 11000, paid_minor: 8000 }])
})
