import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { sql } from '../support/database.ts'
import { operator } from '../support/operator.ts'
import { signIn } from '../support/people.ts'
import { siteUrl } from '../support/stage.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'
import { freeDays, freeTimes, goOn, letGoOfEverything, markTime } from './steps.ts'

/** An appointment of the demo business that is paid in these ways alone. */
async function anAppointment(name: string, paymentOptions: { online?: boolean; pricingPlan?: boolean }) {
  const { apiKey, siteId } = await operator<{ apiKey: string; siteId: string }>('api-keys', 'create', '--name', name)
  // Everybody: not each person works at the place of the service.
  const staff = await sql(
    'select resource_id as id from staff_members where deleted_at is null and site_id = $1 order by resource_id',
    [siteId],
  )
  const service = {
    type: 'APPOINTMENT',
    name,
    defaultCapacity: 1,
    onlineBooking: { enabled: true },
    staffMemberIds: staff.map(({ id }) => id),
    schedule: { availabilityConstraints: { sessionDurations: [60] } },
    payment: { rateType: 'FIXED', fixed: { price: { value: '80' } }, options: { inPerson: false, ...paymentOptions } },
  }
  const answer = await fetch(`${siteUrl()}/v2/services`, {
    method: 'POST',
    headers: { authorization: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ service }),
  })
  const body = await answer.json()
  if (!answer.ok) throw new Error(JSON.stringify(body))
  return { id: body.service.id as string, slug: body.service.mainSlug.name as string }
}

for (const width of widths(1280))
  test(`a service that cannot be paid for here says so before a time is chosen (${width})`, async ({ openPage }) => {
    const page = await openPage({ width })
    // No plan pays for it yet.
    const { slug } = await anAppointment(`Paid elsewhere ${crypto.randomUUID().slice(0, 6)}`, { pricingPlan: true })
    await page.goto(`/services/${slug}`)
    await page.getByRole('heading', { name: 'Not bookable online' }).waitFor()
    await page.getByRole('region', { name: 'Not bookable online' }).getByRole('link').first().waitFor()
    expect(await page.getByRole('grid').count()).toBe(0)
    await expectNoAxeViolations(page)
    // An address of its form leads to the same words.
    await page.goto(`/services/${slug}/book?time=2031-05-05T09:00:00.000Z`)
    await page.getByRole('heading', { name: 'Not bookable online' }).waitFor()
  })

for (const width of widths(390))
  test(`extras that no plan pays for are named where nothing else pays (${width})`, async ({ openPage }) => {
    const { id, slug } = await anAppointment(`With a plan ${crypto.randomUUID().slice(0, 6)}`, { pricingPlan: true })
    const { kalends } = await createApiClient('extras')
    const { plan } = await kalends.plans.createPlan({
      plan: { name: 'Ten hours', pricing: { singlePaymentUnlimited: true, price: { value: '90', currency: 'EUR' } } },
    })
    await kalends.services.enablePricingPlansForService({ serviceId: id, pricingPlanIds: [plan?.id ?? ''] })
    const { addOn } = await kalends.services.createAddOn({
      addOn: { name: 'Report', maxQuantity: 1, price: { value: '12.50' } },
    })
    const addOnGroup = { name: 'Extras', prompt: 'In writing?', addOnIds: [addOn?.id ?? ''] }
    await kalends.services.createAddOnGroup({ serviceId: id, addOnGroup })
    const page = await openPage({ width })
    await page.goto(`/services/${slug}`)
    await page
      .getByRole('group', { name: 'In writing?' })
      .getByRole('checkbox', { name: /^Report/ })
      .click()
    await page.waitForURL((url) => url.searchParams.has('extras'))
    await freeDays(page).nth(1).click()
    await page.waitForURL((url) => url.searchParams.has('day'))
    await markTime(page, freeTimes(page).first())
    await goOn(page)
    await page.getByText('Plans don’t cover the extras you chose.').first().waitFor()
    expect(await page.getByText('You need a plan to book this.').count()).toBe(0)
    await expectNoAxeViolations(page)
    await letGoOfEverything()
  })

test('the editor tells the owner that customers cannot book it', async ({ openPage }) => {
  const { id } = await anAppointment(`Paid elsewhere ${crypto.randomUUID().slice(0, 6)}`, { pricingPlan: true })
  const page = await openPage()
  await signIn(page)
  await page.goto(`/dashboard/services/${id}`)
  await page.getByText('Customers can’t book this service on your site').waitFor()
  await page.getByLabel('Pay in person').check()
  await expect.poll(() => page.getByText('Customers can’t book this service on your site').count()).toBe(0)
  expect(await page.getByText(/deposit/i).count()).toBe(0)
})

test('the owner takes a deposit online', async ({ openPage }) => {
  const { id } = await anAppointment(`With deposit ${crypto.randomUUID().slice(0, 6)}`, { online: true })
  const page = await openPage()
  await signIn(page)
  await page.goto(`/dashboard/services/${id}`)
  await page.getByLabel('Deposit', { exact: false }).first().fill('25')
  await page.getByLabel('As', { exact: true }).selectOption('Percentage of the price')
  await page.getByLabel('Customers may pay the full price instead').uncheck()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const saved = async () => (await sql('select payment from services where id = $1', [id]))[0]?.['payment']
  await expect.poll(saved).toMatchObject({
    fixed: { depositDetails: { percentage: '25' }, fullUpfrontPaymentAllowed: false },
    options: { online: true, inPerson: false, deposit: true },
  })
})
