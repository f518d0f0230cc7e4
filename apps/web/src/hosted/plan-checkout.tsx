import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { shownAccount } from '../lib/member.ts'
import { requestContext } from '../lib/page-context.ts'
import { type FormHandle, filesOfCustomers } from '../lib/page-form.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { awaitsVerification } from '../parts/saved-cards/list-cards.ts'
import { SignedInAs } from '../parts/signed-in-as.tsx'
import { paths } from '../paths.ts'
import { actCheckout, type BuyOutcome } from './plan-checkout/act-checkout.ts'
import { BuyForm } from './plan-checkout/buy-form.tsx'
import { CheckoutPage } from './plan-checkout/checkout-page.tsx'
import {
  findSignedIn,
  loadCheckout,
  loadVisitorCheckout,
  readChoice,
  requireSignedIn,
} from './plan-checkout/load-checkout.ts'
import { PriceSummary } from './plan-checkout/price-summary.tsx'
import { SignInFirst } from './plan-checkout/sign-in-first.tsx'

export const handle: FormHandle = { form: filesOfCustomers }

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const member = await findSignedIn(page)
  const planId = params['planId'] ?? ''
  const next = `${url.pathname}${url.search}`
  if (!member) return { visitor: await loadVisitorCheckout(page, planId, url), next, checkout: null }
  const checkout = await loadCheckout(page, planId, readChoice(url))
  const checkoutData = url.searchParams.get('checkoutData') ?? ''
  const mustVerify = await awaitsVerification(page, member)
  return { visitor: null, next, checkout: { ...checkout, checkoutData, mustVerify, account: shownAccount(member) } }
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  await requireSignedIn(page, url)
  return actCheckout(page, params['planId'] ?? '', await request.formData())
}

/** Reloads after a refusal: a purchase in another tab changes the count. */
export const shouldRevalidate = (): boolean => true

/** Buys a plan: what it costs, and the payment; for a visitor the sign-in comes between. */
export default function PlanCheckout() {
  const t = useT()
  const site = useSite()
  const { checkout, visitor, next } = useLoaderData<typeof loader>()
  const outcome = useActionData<BuyOutcome>()
  const shown = checkout ?? visitor
  return (
    <CheckoutPage
      title={t('checkout.plan.title', { plan: shown.plan.name ?? '' })}
      siteName={site.name}
      summary={<PriceSummary checkout={shown} />}
    >
      {visitor && <SignInFirst checkout={visitor} next={next} />}
      {checkout && (
        <>
          <SignedInAs account={checkout.account} />
          {checkout.mustVerify && site.sendsEmail && (
            <p className="k-2">
              {t.rich(
                'checkout.card.verify',
                {},
                { link: (words) => <Link to={paths.verifyEmail(next)}>{words}</Link> },
              )}
            </p>
          )}
          <BuyForm checkout={checkout} checkoutData={checkout.checkoutData} outcome={outcome} />
        </>
      )}
    </CheckoutPage>
  )
}
