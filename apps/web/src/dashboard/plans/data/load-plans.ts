import type { plans } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { type PlanPrice, readPlanPrice } from '../../../parts/plan-price.ts'

export const PLANS_PER_PAGE = 50

/** Views of the plans. */
export const views = ['active', 'hidden', 'archived'] as const
export type View = (typeof views)[number]

/** View, search and page; `archiving` is the plan whose archiving is being confirmed. */
export type PlansFilters = { view: View; search: string; page: number; archiving: string | null }

export function readPlansFilters(search: URLSearchParams): PlansFilters {
  const page = Number(search.get('page'))
  return {
    view: views.find((view) => view === search.get('view')) ?? 'active',
    search: (search.get('search') ?? '').trim().slice(0, 50),
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    archiving: search.get('ask'),
  }
}

/** A plan in the list. */
export type PlanRow = {
  id: string
  name: string
  price: PlanPrice
  isPublic: boolean
  isPrimary: boolean
  hasOrders: boolean
}

export type PlansPage = { rows: PlanRow[]; total: number; counts: Record<View, number>; primaryId: string | null }

const filterOf = {
  active: { archived: 'ACTIVE', public: 'PUBLIC' },
  hidden: { archived: 'ACTIVE', public: 'HIDDEN' },
  archived: { archived: 'ARCHIVED' },
} as const

/** Loads one page of plans, newest first, and the count of each view. */
export async function loadPlans(
  client: Client,
  { view, search, page }: PlansFilters,
  currency: string,
): Promise<PlansPage> {
  const name = search ? { name: search } : {}
  const paging = { limit: PLANS_PER_PAGE, offset: (page - 1) * PLANS_PER_PAGE }
  const [found, primary, ...counted] = await Promise.all([
    client.plans.listPlans({ ...filterOf[view], ...name, ...paging }),
    client.plans.queryPublicPlans({ query: { filter: { primary: true }, paging: { limit: 1 } } }),
    ...views.map((one) => client.plans.listPlans({ ...filterOf[one], ...name, limit: 1 })),
  ])
  const totals = counted.map(({ pagingMetadata }) => pagingMetadata?.total ?? 0)
  return {
    rows: (found.plans ?? []).map((plan) => toPlanRow(plan, currency)),
    total: found.pagingMetadata?.total ?? 0,
    counts: Object.fromEntries(views.map((one, index) => [one, totals[index] ?? 0])) as Record<View, number>,
    primaryId: primary.plans?.[0]?.id ?? null,
  }
}

export function toPlanRow(plan: plans.Plan, currency: string): PlanRow {
  return {
    id: plan.id ?? '',
    name: plan.name ?? '',
    price: readPlanPrice(plan.pricing, currency),
    isPublic: plan.public === true,
    isPrimary: plan.primary === true,
    hasOrders: plan.hasOrders === true,
  }
}
