import type { WholeAddresses } from '../../lib/address.ts'
import type { PlanPrice } from '../../parts/plan-price.ts'
import { paths } from '../../paths.ts'
import type { PlanCard } from '../data/plans.ts'
import { providerFacts } from '../data/service-facts.ts'

const periods = { WEEK: 'P1W', MONTH: 'P1M', YEAR: 'P1Y' } as const

/** A plan as schema.org data. */
export function planFacts(whole: WholeAddresses, plan: PlanCard, business: string) {
  const url = whole.page(paths.plan(plan.slug))
  return {
    '@type': 'Offer',
    '@id': url,
    url,
    name: plan.name,
    description: plan.description || undefined,
    seller: providerFacts(whole, business),
    ...priceFacts(plan.price),
    itemOffered: plan.services.map((service) => {
      const address = whole.page(paths.offer(service))
      return { '@type': 'Service', '@id': address, url: address, name: service.name }
    }),
  }
}

/** All plans as schema.org data. */
export function planListFacts(whole: WholeAddresses, plans: readonly PlanCard[], business: string, name: string) {
  return {
    '@type': 'OfferCatalog',
    url: whole.page(paths.plans()),
    name,
    itemListElement: plans.map((plan) => planFacts(whole, plan, business)),
  }
}

function priceFacts({ money: { value, currency }, terms }: PlanPrice) {
  const price = { price: value, priceCurrency: currency }
  if (terms.model !== 'recurring') return price
  const billingDuration = periods[terms.unit]
  return { ...price, priceSpecification: { '@type': 'UnitPriceSpecification', ...price, billingDuration } }
}
