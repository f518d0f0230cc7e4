import type { Client } from '@kalends/sdk'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { emptyDraft, toDraft } from './coupon/data/draft.ts'
import { type Refused, saveCoupon } from './coupon/data/save-coupon.ts'
import { Editor } from './coupon/editor.tsx'
import type { Coupon } from './coupons/data/load-coupons.ts'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { Page } from './frame/page.tsx'
import { staffContext } from './staff-context.ts'
import { useBusiness } from './use-business.ts'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads one coupon for the editor; without an id an empty draft. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_PLANS')
  const { site } = context.get(requestContext)
  const couponId = params['couponId']
  const [coupon, { plans }] = await Promise.all([
    couponId ? findCoupon(client, couponId) : null,
    client.plans.listPlans({ limit: 100 }),
  ])
  return {
    coupon,
    draft: coupon ? toDraft(coupon, site.timeZone) : emptyDraft,
    plans: (plans ?? []).map(({ id, name }) => ({ id: id ?? '', name: name ?? '' })),
    isSaved: url.searchParams.has('saved'),
  }
}

async function findCoupon(client: Client, couponId: string): Promise<Coupon> {
  try {
    return (await client.coupons.getCoupon({ couponId })).coupon
  } catch (error) {
    if (isRefusal(error, 404, 400)) throw data(null, { status: 404 })
    throw error
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const { site } = context.get(requestContext)
  const saved = await saveCoupon(client, await request.formData(), site.timeZone)
  if ('problem' in saved) return data<Refused>(saved, { status: 409 })
  return redirect(`${dashboardPaths.coupon(saved.id)}?saved=yes`, 303)
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function CouponPage() {
  const t = useT()
  const { currency } = useBusiness()
  const { coupon, draft, plans, isSaved } = useLoaderData<typeof loader>()
  const refused = useActionData<Refused>()
  const bar = (
    <>
      {coupon && (
        <Chip tone={coupon.active ? 'ok' : 'plain'}>{t(`coupons.view.${coupon.active ? 'active' : 'inactive'}`)}</Chip>
      )}
      {coupon && <span className="k-2">{t('coupons.used', { count: coupon.usedCount })}</span>}
      <LinkButton look="quiet" to={dashboardPaths.setUp('coupons')}>
        {t('coupons.all')}
      </LinkButton>
    </>
  )
  return (
    <Page title={coupon?.code ?? t('coupons.new')} bar={bar}>
      <Editor
        key={`${coupon?.id} ${coupon?.revision} ${refused ? 'refused' : ''}`}
        saved={coupon && { id: coupon.id, revision: coupon.revision }}
        draft={refused?.draft ?? draft}
        refused={refused}
        isSaved={isSaved && !refused}
        plans={plans}
        currency={currency}
      />
    </Page>
  )
}
