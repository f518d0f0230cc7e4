import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loadFrontEndPages } from '../lib/front-end-pages.ts'
import { findMember, shownAccount } from '../lib/member.ts'
import { requestContext } from '../lib/page-context.ts'
import { type FormHandle, filesOfCustomers } from '../lib/page-form.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { loadChallenge } from '../parts/captcha/challenge.ts'
import { listCards } from '../parts/saved-cards/list-cards.ts'
import { SignedInAs } from '../parts/signed-in-as.tsx'
import { actPreparedCheckout, type CheckoutOutcome } from './checkout/act-checkout.ts'
import { ForeignCheckout } from './checkout/foreign-checkout.tsx'
import { findPreparedCheckout } from './checkout/load-checkout.ts'
import { OrderForm } from './checkout/order-form.tsx'
import { OrderSummary } from './checkout/order-summary.tsx'
import { loadPlanForms } from './checkout/plan-forms.ts'
import { hostedPaths } from './hosted-paths.ts'
import { CheckoutPage } from './plan-checkout/checkout-page.tsx'
import { requireSignedIn } from './plan-checkout/load-checkout.ts'

export const handle: FormHandle = { form: filesOfCustomers }

export async function loader({ context, params, request, url }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const checkout = await findPreparedCheckout(page, params['checkoutId'] ?? '')
  if (!checkout) {
    const [{ cartUrl }, member] = await Promise.all([loadFrontEndPages(page, request), findMember(page)])
    return data({ checkout: null, cartUrl, isSignedIn: member !== undefined }, { status: 404 })
  }
  if (checkout.isComplete && checkout.orderId !== null) throw redirect(hostedPaths.checkoutOrder(checkout.orderId), 303)
  if (checkout.hasPlans) await requireSignedIn(page, url)
  const [{ cartUrl }, forms, cards, member] = await Promise.all([
    loadFrontEndPages(page, request),
    loadPlanForms(page, checkout.lines),
    listCards(page),
    findMember(page),
  ])
  const challenge = forms.parts.length > 0 ? await loadChallenge(page, 'FORMS') : undefined
  return data({
    checkout,
    cartUrl,
    form: forms.form,
    asks: forms.parts.length > 0,
    challenge: challenge ?? null,
    cards,
    account: shownAccount(member),
    attempt: crypto.randomUUID(),
  })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  return actPreparedCheckout(context.get(requestContext), params['checkoutId'] ?? '', await request.formData())
}

/** Reloads after a refusal: prices and times may have changed. */
export const shouldRevalidate = (): boolean => true

/** Orders what a front end put into a checkout. */
export default function Checkout() {
  const t = useT()
  const { name } = useSite()
  const loaded = useLoaderData<typeof loader>()
  const outcome = useActionData<CheckoutOutcome>()
  if (!loaded.checkout) return <ForeignCheckout cartUrl={loaded.cartUrl} isSignedIn={loaded.isSignedIn} />
  const { checkout, account, ...rest } = loaded
  return (
    <CheckoutPage title={t('checkout.cart.title')} siteName={name} summary={<OrderSummary checkout={checkout} />}>
      <SignedInAs account={account} />
      <OrderForm key={checkout.total} checkout={checkout} {...rest} outcome={outcome} />
    </CheckoutPage>
  )
}
