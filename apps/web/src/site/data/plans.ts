import type { plans } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { loadPageMessages } from '../../lib/messages/page-messages.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { createTranslate } from '../../lib/translate.tsx'
import { type PlanBenefit, type PlanPrice, readPlanPrice } from '../../parts/plan-price.ts'
import { listServices, readServiceType, type ServiceCard, type WireService } from './services.ts'

/** Most plans of the list. */
const MOST = 100

/** A plan as customers see it. */
export type PlanCard = {
  id: string
  slug: string
  name: string
  description: string
  perks: string[]
  price: PlanPrice
  creditsPerCycle: number | null
  rollsOver: boolean
  /** Visible services that the plan pays for. */
  services: Pick<ServiceCard, 'id' | 'type' | 'slug' | 'name'>[]
  isPrimary: boolean
  isOncePerBuyer: boolean
  allowsFutureStart: boolean
  buyerCanCancel: boolean
  terms: string
  isFree: boolean
  /** Buyers fill in a form, which the checkout doesn't show yet. */
  asksQuestions: boolean
}

/** Lists the public plans, oldest first. */
export async function listPlans({ kalends, site }: RequestContext): Promise<PlanCard[]> {
  return toCards(kalends, site.currency, await queryPlans(kalends, {}))
}

/** Finds a public plan by its slug. */
export async function findPlanBySlug({ kalends, site }: RequestContext, slug: string): Promise<PlanCard | undefined> {
  const [card] = await toCards(kalends, site.currency, await queryPlans(kalends, { slug }))
  return card
}

async function queryPlans(kalends: Client, filter: { slug?: string }): Promise<plans.PublicPlan[]> {
  const sort = [{ fieldName: 'createdDate' as const }]
  return (await kalends.plans.queryPublicPlans({ query: { filter, sort, paging: { limit: MOST } } })).plans ?? []
}

async function toCards(kalends: Client, currency: string, found: plans.PublicPlan[]): Promise<PlanCard[]> {
  if (found.length === 0) return []
  const planIds = found.flatMap(({ id }) => id ?? [])
  const [services, { planBenefits }] = await Promise.all([
    listServices(kalends),
    kalends.plans.listPublicPlanBenefits({ planIds }),
  ])
  const benefits = new Map(planBenefits.map(({ planId, benefit }) => [planId, benefit]))
  return found.map((plan) => toCard(plan, benefits.get(plan.id ?? '') ?? unlimited, services, currency))
}

const unlimited: PlanBenefit = { creditsPerCycle: null, serviceIds: [], rollsOver: false }

function toCard(plan: plans.PublicPlan, benefit: PlanBenefit, services: WireService[], currency: string): PlanCard {
  const planId = plan.id ?? ''
  const { creditsPerCycle, serviceIds, rollsOver } = benefit
  const covered = services.filter(
    ({ id, payment }) =>
      payment?.pricingPlanIds?.includes(planId) && (serviceIds.length === 0 || serviceIds.includes(id ?? '')),
  )
  const price = readPlanPrice(plan.pricing, currency)
  return {
    id: planId,
    slug: plan.slug ?? '',
    name: plan.name ?? '',
    description: plan.description ?? '',
    perks: plan.perks?.values ?? [],
    price,
    creditsPerCycle,
    rollsOver,
    services: covered.map((service) => ({
      id: service.id ?? '',
      type: readServiceType(service),
      slug: service.mainSlug?.name ?? service.id ?? '',
      name: service.name ?? '',
    })),
    isPrimary: plan.primary === true,
    isOncePerBuyer: plan.maxPurchasesPerBuyer === 1,
    allowsFutureStart: plan.allowFutureStartDate === true,
    buyerCanCancel: plan.buyerCanCancel === true,
    terms: plan.termsAndConditions ?? '',
    isFree: Number(price.money.value) === 0 && price.fees.length === 0,
    asksQuestions: Boolean(plan.formId),
  }
}

/** The plans that pay for a service, after their words in the reader's language. */
export type IncludedInData = { label: string; plans: { slug: string; name: string }[] } | null

/** Loads the public plans that pay for a service; null if there are none. */
export async function loadIncludedIn(
  { kalends, language }: RequestContext,
  serviceId: string,
): Promise<IncludedInData> {
  // The API requires an app id; which one makes no difference.
  const itemIdentifier = { externalId: serviceId, providerAppId: serviceId }
  const { planBenefits } = await kalends.plans.listPlansByItemIdentifier({ itemIdentifier })
  const found = (planBenefits ?? []).flatMap(({ planInfo }) => {
    const { slug, name } = planInfo?.plan ?? {}
    return slug && name ? [{ slug, name }] : []
  })
  if (found.length === 0) return null
  const messages = await loadPageMessages(language, 'includedIn')
  return { label: createTranslate(language, messages)('reading.includedIn'), plans: found }
}
