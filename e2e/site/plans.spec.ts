import { createApiClient } from '../support/api-client.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, type PageSettings, test } from '../support/test.ts'
import { variants } from '../support/widths.ts'

type Plan = { id: string; name: string; slug: string }

/** A monthly plan with ten credits, a trial, a fee and terms that pays for the Swedish massage, and a hidden one. */
async function createPlans(): Promise<{ plan: Plan; hidden: string }> {
  const { kalends } = await createApiClient('Plans')
  const name = `Ten massages ${crypto.randomUUID().slice(0, 6)}`
  const pricing = {
    subscription: { cycleDuration: { count: 1, unit: 'MONTH' as const }, cycleCount: 12 },
    price: { value: '49' },
    freeTrialDays: 7,
    feeConfigs: [{ fee: { name: 'joining fee', amount: '20' }, appliedAt: 'FIRST_PAYMENT' as const }],
  }
  const content = { description: 'For regulars', perks: { values: ['Sauna', 'Sauna'] }, termsAndConditions: 'Be kind.' }
  const { plan } = await kalends.plans.createPlan({ plan: { name, pricing, ...content } })
  const hidden = `Hidden ${name}`
  await kalends.plans.createPlan({ plan: { name: hidden, pricing, public: false } })
  const planId = plan?.id ?? ''
  const benefit = { creditsPerCycle: 10, serviceIds: [], rollsOver: true }
  await kalends.plans.setPlanBenefit({ planId, benefit })
  const { services } = await kalends.services.queryServices({ query: { filter: { name: 'Swedish massage' } } })
  const serviceId = services?.[0]?.id ?? ''
  await kalends.services.enablePricingPlansForService({ serviceId, pricingPlanIds: [planId] })
  await kalends.plans.makePlanPrimary({ id: planId })
  return { plan: { id: planId, name, slug: plan?.slug ?? '' }, hidden }
}

/** Each width and scheme, and both directions of writing. */
const looks: PageSettings[] = [
  { width: 390, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
]

for (const look of variants(looks, 0))
  test(`a visitor compares plans and reads what one includes: ${JSON.stringify(look)}`, async ({ openQuietPage }) => {
    const { plan, hidden } = await createPlans()
    const page = await openQuietPage(look)
    await page.goto('/')
    if (look.width === 390) await page.getByRole('banner').locator('summary').last().click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor()
    await expectNoAxeViolations(page)
    expect(await page.getByText(hidden).count()).toBe(0)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan.name }) })
    const text = await card.innerText()
    expect(text).toMatch(
      /Recommended[\s\S]*€49\.00 every month[\s\S]*12 months · 7 days free[\s\S]*€20\.00 joining fee/,
    )
    expect(text).toMatch(/10 credits every month[\s\S]*Swedish massage/)

    await card.getByRole('link', { name: `View plan: ${plan.name}` }).click()
    await page.getByRole('heading', { level: 1, name: plan.name }).waitFor()
    await page.getByText('Unused credits roll over.').waitFor()
    await page.getByText('Be kind.').waitFor()
    const choose = page.getByRole('link', { name: 'Choose plan' })
    expect(await choose.getAttribute('href')).toBe(`/checkout/plan/${plan.id}`)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Swedish massage' }).click()
    await page.getByText('Included in:').getByRole('link', { name: plan.name }).click()
    await page.getByRole('heading', { level: 1, name: plan.name }).waitFor()
  })

test('plans are readable without scripts, in Hebrew, and by search engines', async ({ openPage }) => {
  const { plan } = await createPlans()
  const page = await openPage({ scripts: false, language: 'he' })
  await page.goto(`/plans/${plan.slug}`)
  await page.getByText('קרדיטים שלא נוצלו עוברים הלאה').waitFor()
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts).toMatchObject({
    '@type': 'Offer',
    name: plan.name,
    price: '49',
    priceCurrency: 'EUR',
    priceSpecification: { billingDuration: 'P1M' },
    itemOffered: [{ name: 'Swedish massage' }],
  })
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/plans/${plan.slug}</loc>`)
})

test('a plan that does not exist is not found', async ({ openPage }) => {
  const page = await openPage()
  expect((await page.goto('/plans/nothing-like-it'))?.status()).toBe(404)
})
