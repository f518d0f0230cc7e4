import { Link, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { loadFrontEndPages, planListAddress } from '../lib/front-end-pages.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { MoreIcon } from '../ui/more-icon.tsx'
import { findPlanBySlug, type PlanCard } from './data/plans.ts'
import { GetPlan } from './plans/get-plan.tsx'
import { planFacts } from './plans/plan-facts.ts'
import { PlanIncludes, PlanPriceHead } from './plans/plan-lines.tsx'
import styles from './plans/plans.module.css'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const plan = await findPlanBySlug(page, params.slug ?? '')
  if (!plan) throw new Response(null, { status: 404 })
  const { planListUrl } = await loadFrontEndPages(page, request)
  if (planListUrl) {
    const referrer = request.headers.get('referer')
    throw redirectDocument(planListAddress(planListUrl, { planIds: [plan.id], basePath: page.basePath, referrer }))
  }
  const [messages, { takesOnlinePayments }] = await Promise.all([
    loadPageMessages(page.language, 'plans', 'planPrice'),
    page.kalends.payments.getOnlinePayments({}),
  ])
  const isSoldOnline = !plan.asksQuestions && (takesOnlinePayments || plan.isFree)
  return { plan, isSoldOnline, messages, facts: planFacts(wholeAddresses(page), plan, page.site.name) }
}

/** A plan: price, what it includes, its rules, and how to get it. */
export default function Plan() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <PlanPage />
    </PageMessages>
  )
}

function PlanPage() {
  const t = useT()
  const site = useSite()
  const { plan, isSoldOnline, facts } = useLoaderData<typeof loader>()
  const { name, slug, description, terms } = plan
  return (
    <main id="main" className={styles.page}>
      <PageHead title={`${name} · ${site.name}`} path={paths.plan(slug)} description={description.slice(0, 160)} />
      <StructuredData data={facts} />
      <Link to={paths.plans()} className={styles.back}>
        {t('reading.plans.all')}
      </Link>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {description && (
        <p className={styles.lead}>
          <bdi>{description}</bdi>
        </p>
      )}
      <div className={styles.two}>
        <div className={styles.main}>
          <section aria-labelledby="includes">
            <h2 id="includes">{t('reading.plans.includes')}</h2>
            <PlanIncludes plan={plan} />
          </section>
          <Rules plan={plan} />
          {terms && (
            <section aria-labelledby="terms">
              <h2 id="terms">{t('reading.plans.terms')}</h2>
              <p className={styles.terms}>
                <bdi>{terms}</bdi>
              </p>
            </section>
          )}
        </div>
        <div className={`k-raised-card ${styles.side}`}>
          <PlanPriceHead plan={plan} />
          <GetPlan plan={plan} isSoldOnline={isSoldOnline} />
        </div>
      </div>
    </main>
  )
}

function Rules({ plan: { price, isOncePerBuyer, allowsFutureStart, buyerCanCancel } }: { plan: PlanCard }) {
  const t = useT()
  const isRecurring = price.terms.model === 'recurring'
  const rules = [
    t(allowsFutureStart ? 'reading.plans.rule.start' : 'reading.plans.rule.now'),
    ...(price.trialDays > 0 ? [t('reading.plans.rule.trial', { count: price.trialDays })] : []),
    t(
      !buyerCanCancel
        ? 'reading.plans.rule.noCancel'
        : isRecurring
          ? 'reading.plans.rule.cancel'
          : 'reading.plans.rule.cancelOnce',
    ),
    ...(isOncePerBuyer ? [t('reading.plans.rule.once')] : []),
  ]
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('reading.plans.rules')}</h2>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <MoreIcon name="info" size={20} />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
