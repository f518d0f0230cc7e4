import { type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { wholeAddresses } from '../lib/address.ts'
import { loadFrontEndPages, planListAddress } from '../lib/front-end-pages.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { createTranslate, PageMessages, useT } from '../lib/translate.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { StructuredData } from '../parts/structured-data.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { listPlans, type PlanCard } from './data/plans.ts'
import { planListFacts } from './plans/plan-facts.ts'
import { PlanIncludes, PlanPriceHead } from './plans/plan-lines.tsx'
import styles from './plans/plans.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const { planListUrl } = await loadFrontEndPages(page, request)
  if (planListUrl) {
    const referrer = request.headers.get('referer')
    throw redirectDocument(planListAddress(planListUrl, { planIds: [], basePath: page.basePath, referrer }))
  }
  const [plans, messages] = await Promise.all([listPlans(page), loadPageMessages(page.language, 'plans', 'planPrice')])
  const heading = createTranslate(page.language, messages)('reading.plans.heading')
  return { plans, messages, facts: planListFacts(wholeAddresses(page), plans, page.site.name, heading) }
}

/** The plans that customers can buy, side by side. */
export default function Plans() {
  const { messages } = useLoaderData<typeof loader>()
  return (
    <PageMessages messages={messages}>
      <PlansPage />
    </PageMessages>
  )
}

function PlansPage() {
  const t = useT()
  const site = useSite()
  const { plans, facts } = useLoaderData<typeof loader>()
  return (
    <main id="main" className={styles.page}>
      <PageHead
        title={t('reading.plans.title', { site: site.name })}
        path={paths.plans()}
        description={t('reading.plans.lead')}
      />
      <h1>{t('reading.plans.heading')}</h1>
      {plans.length === 0 ? (
        <p className={styles.empty}>{t('reading.plans.none')}</p>
      ) : (
        <>
          <p className={styles.lead}>{t('reading.plans.lead')}</p>
          <ul className={styles.cards}>
            {plans.map((plan) => (
              <Card key={plan.id} plan={plan} />
            ))}
          </ul>
          <StructuredData data={facts} />
        </>
      )}
    </main>
  )
}

function Card({ plan }: { plan: PlanCard }) {
  const t = useT()
  const { slug, name, description, isPrimary } = plan
  return (
    <li className={isPrimary ? `${styles.card} ${styles.primary}` : styles.card}>
      {isPrimary && <p className={styles.mark}>{t('reading.plans.primary')}</p>}
      <div>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        {description && (
          <p className="k-2">
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      <PlanPriceHead plan={plan} />
      <LinkButton
        to={paths.plan(slug)}
        look={isPrimary ? 'filled' : 'outline'}
        large
        full
        aria-label={t('reading.plans.see.name', { name })}
      >
        {t('reading.plans.see')}
      </LinkButton>
      <PlanIncludes plan={plan} short />
    </li>
  )
}
