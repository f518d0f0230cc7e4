import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('links from a class booking to the attendees, and from there to the customer', async ({ openQuietPage }) => {
  const [booking] = await sql(
    `select b.id, c.first_name from bookings b
     join services s on s.site_id = b.site_id and s.id = b.service_id and s.type = 'CLASS'
     join contacts c on c.site_id = b.site_id and c.id = b.contact_id
     where b.status = 'CONFIRMED' and b.starts_at > now() order by b.starts_at, b.id limit 1`,
  )
  const name = booking?.first_name ?? ''
  const page = await openQuietPage()
  await signIn(page, 'receptionist')
  await page.goto(`/dashboard/bookings?booking=${booking?.id}`)
  const drawer = page.getByRole('complementary', { name: new RegExp(name) })
  expect(await page.getByRole('link', { name: 'Bookings', exact: false }).first().getAttribute('aria-current')).toBe(
    'page',
  )
  await drawer.getByRole('link', { name: 'Attendees' }).click()
  await page.getByRole('heading', { name: 'Attendees' }).waitFor()
  await expectNoAxeViolations(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  await page.goBack()
  await page.goBack()
  await drawer.getByRole('heading', { level: 2 }).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
})
