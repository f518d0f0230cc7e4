import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { type Translate, useFormats, useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { LinkButton } from '../ui/button.tsx'
import bookings from './bookings/bookings.module.css'
import { CouponList } from './coupons/coupon-list.tsx'
import { changeCoupons, type Outcome } from './coupons/data/change-coupons.ts'
import { COUPONS_PER_PAGE, loadCoupons, readCouponsFilters, type View, views } from './coupons/data/load-coupons.ts'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { ListSearch } from './frame/list-search.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { Paging } from './frame/paging.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { usePageLink } from './page-link.ts'
import styles from './plans/plans.module.css'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one page of coupons. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_PLANS')
  const { now, site } = context.get(requestContext)
  const filters = readCouponsFilters(url.searchParams)
  return { ...(await loadCoupons(client, filters)), filters, zone: site.timeZone, now: now() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await changeCoupons(context.get(staffContext).client, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  return 'problem' in outcome ? data<Outcome>(outcome, { status: 409 }) : outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function Coupons() {
  const t = useT()
  const here = usePageLink()
  const { coupons, total, counts, filters, zone, now } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (done) => couponToast(t, done))
  const create = (
    <LinkButton look="filled" to={dashboardPaths.newCoupon()}>
      {t('coupons.new')}
    </LinkButton>
  )
  return (
    <Page
      title={t('nav.coupons')}
      bar={
        <>
          <ListSearch name="search" value={filters.search || null} label={t('coupons.find')} />
          {create}
        </>
      }
      above={<Toast {...toast} />}
    >
      <Tabs view={filters.view} counts={counts} />
      {outcome && 'problem' in outcome && (
        <Alert className={styles.alert}>
          {t(problemKey(`coupons.problem.${outcome.problem}`), { noun: 'coupon' })}
        </Alert>
      )}
      {coupons.length > 0 ? (
        <CouponList coupons={coupons} zone={zone} now={now} />
      ) : filters.search ? (
        <Nothing action={<LinkButton to={here({ search: null, page: null })}>{t('plans.nothing.clear')}</LinkButton>}>
          {t('coupons.nothing.found', { search: filters.search })}
        </Nothing>
      ) : (
        <Nothing>{t(`coupons.nothing.${filters.view}`)}</Nothing>
      )}
      <Paging page={filters.page} size={COUPONS_PER_PAGE} total={total} />
    </Page>
  )
}

function Tabs({ view, counts }: { view: View; counts: Record<View, number> }) {
  const t = useT()
  const here = usePageLink()
  const formats = useFormats()
  return (
    <nav className={bookings.tabs} aria-label={t('coupons.views')}>
      {views.map((one) => (
        <Link
          key={one}
          to={here({ view: one === 'active' ? null : one, page: null })}
          aria-current={one === view ? 'page' : undefined}
          preventScrollReset
        >
          {t(`coupons.view.${one}`)} <span className={bookings.count}>{formats.number(counts[one])}</span>
        </Link>
      ))}
    </nav>
  )
}

function couponToast(t: Translate, outcome: Outcome): ToastText | null {
  if ('problem' in outcome) return null
  const { action, id, code } = outcome
  const intent = action === 'activate' ? 'deactivate' : 'activate'
  return { text: t(`coupons.done.${action}`, { code }), undo: { intent, id, code } }
}
