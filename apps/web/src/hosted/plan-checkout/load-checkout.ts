import type { Infer, OutputOf, plans } from '@kalends/contract'
import { data, redirect } from 'react-router'
import { startOfDay } from '../../lib/day-bounds.ts'
import { dayIn } from '../../lib/format.ts'
import { isGuid } from '../../lib/guid.ts'
import { findMember, type Member, resumeMember } from '../../lib/member.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { isRefusal } from '../../lib/refusal.ts'
import { type Challenge, loadChallenge } from '../../parts/captcha/challenge.ts'
import { type LoadedForm, loadForm } from '../../parts/questions/load-form.ts'
import { type Card, listCards } from '../../parts/saved-cards/list-cards.ts'
import { paths } from '../../paths.ts'

export type Plan = Infer<typeof plans.PublicPlan>
export type Order = NonNullable<OutputOf<'getOnlineOrderPreview'>['order']>

/** What the buyer chose: both are in the URL. */
export type PlanChoice = { coupon: string; start: string }

/** Why a coupon or start date was not applied. */
export type ChoiceProblem = { field: 'coupon' | 'start'; code: string }

export type Checkout = {
  plan: Plan
  choice: PlanChoice
  /** Undefined if the buyer cannot buy the plan again. */
  order: Order | undefined
  problem: ChoiceProblem | undefined
  /** Orders of this plan the member had when the page was loaded: a second tab must not buy again. */
  bought: number
  today: string
  /** The questions the plan asks; none for a plan without a form. */
  form: LoadedForm
  /** Of the captcha, if the business requires one for forms. */
  challenge: Challenge | null
  /** The saved cards of the member, and the key of the first attempt to charge one. */
  cards: Card[]
  attempt: string
}

/** What somebody sees who is not signed in: the price is that of anybody. */
export type VisitorCheckout = Pick<Checkout, 'plan' | 'choice' | 'order' | 'problem'> & { checkoutData: string }

/** Loads the plan with what it costs, for a visitor. Throws a 404 for plans that are not sold. */
export async function loadVisitorCheckout(page: RequestContext, planId: string, url: URL): Promise<VisitorCheckout> {
  const plan = await findPublicPlan(page, planId)
  if (!plan) throw data(null, { status: 404 })
  const choice = readChoice(url)
  const checkoutData = url.searchParams.get('checkoutData') ?? ''
  return { plan, choice, checkoutData, ...(await previewPrice(page, plan, choice)) }
}

async function previewPrice(
  page: RequestContext,
  plan: Plan,
  choice: PlanChoice,
): Promise<Pick<Checkout, 'order' | 'problem'>> {
  const couponCode = choice.coupon || null
  try {
    const { prices } = await page.kalends.orders.getPricePreview({ planId: plan.id ?? '', couponCode })
    const { price: _, freeTrialDays, ...pricing } = plan.pricing ?? {}
    const createdDate = new Date(page.now()).toISOString()
    const startDate = chosen(page, choice).startDate ?? createdDate
    const order: Order = { pricing: { ...pricing, prices }, freeTrialDays, startDate, createdDate, status: 'DRAFT' }
    return { order, problem: undefined }
  } catch (error) {
    const problem = isRefusal(error) && couponCode ? choiceProblem(error.code) : undefined
    if (!problem) throw error
    return { ...(await previewPrice(page, plan, { ...choice, coupon: '' })), problem }
  }
}

/** Returns the member, if somebody is signed in. */
export const findSignedIn = async (page: RequestContext): Promise<Member | undefined> =>
  (await findMember(page)) ?? (await resumeMember(page)) ?? undefined

/** Returns the member; sends visitors to the sign-in, and back afterwards. */
export async function requireSignedIn(page: RequestContext, url: URL): Promise<Member> {
  const member = await findSignedIn(page)
  if (!member) throw redirect(paths.login(`${url.pathname}${url.search}`))
  return member
}

export const readChoice = (url: URL): PlanChoice => ({
  coupon: (url.searchParams.get('coupon') ?? '').trim().slice(0, 20),
  start: url.searchParams.get('start') ?? '',
})

/** Loads the plan with what this member would pay. Throws a 404 for plans that are not sold. */
export async function loadCheckout(page: RequestContext, planId: string, choice: PlanChoice): Promise<Checkout> {
  const plan = await findPublicPlan(page, planId)
  if (!plan) throw data(null, { status: 404 })
  const [preview, bought, form, challenge, cards] = await Promise.all([
    previewOrder(page, planId, choice),
    countOrders(page, planId),
    loadPlanForm(page, plan),
    plan.formId ? loadChallenge(page, 'FORMS') : undefined,
    listCards(page),
  ])
  const today = dayIn(page.now(), page.site.timeZone)
  return {
    plan,
    choice,
    ...preview,
    bought,
    today,
    form,
    challenge: challenge ?? null,
    cards,
    attempt: crypto.randomUUID(),
  }
}

/** The form of what asks nothing. */
export const noQuestions: LoadedForm = { fields: [], rules: [], messages: {}, open: true }

/** Loads the questions a plan asks; none for a plan without a form. */
export async function loadPlanForm(page: RequestContext, plan: Plan | undefined): Promise<LoadedForm> {
  return plan?.formId ? loadForm(page, plan.formId) : noQuestions
}

export async function findPublicPlan({ kalends }: RequestContext, planId: string): Promise<Plan | undefined> {
  if (!isGuid(planId)) return undefined
  const { plans: found } = await kalends.plans.listPublicPlans({ planIds: [planId] })
  return found?.[0]
}

/** The order this member would get; without the coupon or the start date if those are refused. */
async function previewOrder(
  page: RequestContext,
  planId: string,
  choice: PlanChoice,
): Promise<Pick<Checkout, 'order' | 'problem'>> {
  try {
    return { order: await requestPreview(page, planId, choice), problem: undefined }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const problem = choiceProblem(error.code)
    if (!problem) throw error.code === 'archived_plan' ? data(null, { status: 404 }) : error
    const rest = problem.field === 'coupon' ? { ...choice, coupon: '' } : { ...choice, start: '' }
    const other = await previewOrder(page, planId, rest)
    return { order: other.order, problem }
  }
}

async function requestPreview(page: RequestContext, planId: string, choice: PlanChoice): Promise<Order | undefined> {
  const { order, purchaseLimitExceeded } = await page.kalends.orders.getOnlineOrderPreview({
    planId,
    ...chosen(page, choice),
  })
  return purchaseLimitExceeded ? undefined : (order ?? undefined)
}

/** The choice as the API takes it; a start today is a start now. */
export function chosen(page: RequestContext, { coupon, start }: PlanChoice) {
  const { timeZone } = page.site
  const isLater = /^\d{4}-\d{2}-\d{2}$/.test(start) && start !== dayIn(page.now(), timeZone)
  const startAt = isLater ? startOfDay(start, timeZone) : Number.NaN
  return {
    ...(coupon ? { couponCode: coupon } : {}),
    ...(Number.isNaN(startAt) ? {} : { startDate: new Date(startAt).toISOString() }),
  }
}

/** Returns the field that a refusal belongs to. */
export function choiceProblem(code: string): ChoiceProblem | undefined {
  if (code.startsWith('ERROR_')) return { field: 'coupon', code }
  return code === 'invalid_start_date' || code === 'buyer_can_not_pick_future_start_date'
    ? { field: 'start', code }
    : undefined
}

/** Orders of this plan that the member bought; an order that waits for its payment is not bought yet. */
export async function countOrders({ kalends }: RequestContext, planId: string): Promise<number> {
  const { pagingMetadata, orders } = await kalends.orders.memberListOrders({
    planIds: [planId],
    orderStatuses: ['PENDING', 'ACTIVE', 'PAUSED', 'ENDED', 'CANCELED'],
    limit: 1,
  })
  return pagingMetadata?.total ?? orders?.length ?? 0
}
