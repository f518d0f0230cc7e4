import type { plans, services } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import { listServices } from '../../data/list-services.ts'
import { listForms } from '../../forms/data/load-forms.ts'
import type { Named } from '../../services/data/load-services.ts'
import { type Draft, emptyDraft, toDraft } from './draft.ts'

/** The saved plan. */
export type SavedPlan = { id: string; slug: string; isArchived: boolean; isPublic: boolean; hasOrders: boolean }

export type PlanPage = { saved: SavedPlan | null; draft: Draft; services: Named[]; forms: Named[] }

/** Loads a plan for the editor; without an id an empty draft. Undefined if it does not exist. */
export async function loadPlan(client: Client, id: string | undefined): Promise<PlanPage | undefined> {
  const [all, forms, plan, benefit] = await Promise.all([
    listServices(client),
    listForms(client, 'plan'),
    id ? findPlan(client, id) : undefined,
    id ? findBenefit(client, id) : undefined,
  ])
  const connectable = all.filter(acceptsPlans)
  if (!id) return { saved: null, draft: emptyDraft, services: connectable.map(toNamed), forms: forms.map(toNamed) }
  if (!plan || !benefit) return undefined
  const covered = all.filter((service) => isCovered(service, id, benefit.serviceIds))
  const choices = all.filter((service) => connectable.includes(service) || covered.includes(service))
  return {
    saved: {
      id,
      slug: plan.slug ?? '',
      isArchived: plan.archived === true,
      isPublic: plan.public === true,
      hasOrders: plan.hasOrders === true,
    },
    draft: toDraft(
      plan,
      benefit,
      covered.map((service) => service.id ?? ''),
    ),
    services: choices.map(toNamed),
    forms: forms.map(toNamed),
  }
}

/** A service is covered if it is connected, and among the chosen ones where the plan names any. */
function isCovered({ id, payment }: services.Service, planId: string, chosen: readonly string[]): boolean {
  const isConnected = payment?.pricingPlanIds?.includes(planId) === true
  return isConnected && (chosen.length === 0 || chosen.includes(id ?? ''))
}

/** Plans need a price and automatic approval. */
export const acceptsPlans = ({ payment, onlineBooking }: services.Service): boolean =>
  (payment?.rateType === 'FIXED' || payment?.rateType === 'VARIED') && onlineBooking?.requireManualApproval !== true

async function findPlan(client: Client, id: string): Promise<plans.Plan | undefined> {
  try {
    return (await client.plans.getPlan({ id })).plan ?? undefined
  } catch (error) {
    if (isRefusal(error, 404, 400)) return undefined
    throw error
  }
}

async function findBenefit(client: Client, planId: string) {
  try {
    return (await client.plans.getPlanBenefit({ planId })).benefit
  } catch (error) {
    if (isRefusal(error, 404, 400)) return undefined
    throw error
  }
}

const toNamed = ({ id, name }: Pick<services.Service, 'id' | 'name'>): Named => ({ id: id ?? '', name: name ?? '' })
