import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { bringIntoView } from '../parts/bring-into-view.ts'
import { Alert } from '../ui/alert.tsx'
import { LinkButton } from '../ui/button.tsx'
import bookings from './bookings/bookings.module.css'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { ListSearch } from './frame/list-search.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import { usePageLink } from './page-link.ts'
import { ArchiveSheet } from './plans/archive-sheet.tsx'
import { changePlans, type Outcome } from './plans/data/change-plans.ts'
import { loadPlans, PLANS_PER_PAGE, readPlansFilters, type View, views } from './plans/data/load-plans.ts'
import { PlanList } from './plans/plan-list.tsx'
import styles from './plans/plans.module.css'
import { plansToast } from './plans/plans-toast.ts'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one page of plans. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_CATALOGUE')
  const { site } = context.get(requestContext)
  const filters = readPlansFilters(url.searchParams)
  const canChange = session.permissions.includes('MANAGE_PLANS')
  return { ...(await loadPlans(client, filters, site.currency)), filters, canChange }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changePlans(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Plans() {
  const t = useT()
  const here = usePageLink()
  const { rows, total, counts, primaryId, filters, canChange } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => plansToast(t, done))
  const archiving = canChange ? rows.find(({ id }) => id === filters.archiving) : undefined
  const bar = (
    <>
      <ListSearch name="search" value={filters.search || null} label={t('plans.find')} />
      {canChange && (
        <LinkButton look="filled" to={dashboardPaths.newPlan()}>
          {t('plans.new')}
        </LinkButton>
      )}
    </>
  )
  return (
    <Page title={t('nav.plans')} bar={bar} above={<Toast {...toast} />}>
      <Tabs view={filters.view} counts={counts} />
      {outcome && 'problem' in outcome && (
        <Alert className={styles.alert}>{t(problemKey(`plans.problem.${outcome.problem}`), { noun: 'plan' })}</Alert>
      )}
      {rows.length > 0 ? (
        <PlanList rows={rows} view={filters.view} primaryId={primaryId} canChange={canChange} />
      ) : filters.search ? (
        <Nothing action={<LinkButton to={here({ search: null, page: null })}>{t('plans.nothing.clear')}</LinkButton>}>
          {t('plans.nothing.found', { search: filters.search })}
        </Nothing>
      ) : (
        <Nothing
          action={
            canChange &&
            filters.view === 'active' && <LinkButton to={dashboardPaths.newPlan()}>{t('plans.new')}</LinkButton>
          }
        >
          {t(`plans.nothing.${filters.view}`)}
        </Nothing>
      )}
      <Paging page={filters.page} size={PLANS_PER_PAGE} total={total} />
      {archiving && <ArchiveSheet plan={archiving} />}
    </Page>
  )
}

function Tabs({ view, counts }: { view: View; counts: Record<View, number> }) {
  const t = useT()
  const here = usePageLink()
  const formats = useFormats()
  return (
    <nav className={bookings.tabs} aria-label={t('plans.views')}>
      {views.map((one) => (
        <Link
          key={one}
          ref={bringIntoView}
          to={here({ view: one === 'active' ? null : one, page: null, ask: null })}
          aria-current={one === view ? 'page' : undefined}
          preventScrollReset
        >
          {t(`plans.view.${one}`)} <span className={bookings.count}>{formats.number(counts[one])}</span>
        </Link>
      ))}
    </nav>
  )
}
