import { useState } from 'react'
import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { findMember, shownAccount } from '../lib/member.ts'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { useUpdates } from '../lib/use-updates.ts'
import { SignedInAs } from '../parts/signed-in-as.tsx'
import { StripeConfirmation } from '../parts/stripe/stripe-confirmation.tsx'
import { StripeFields } from '../parts/stripe/stripe-fields.tsx'
import { Alert } from '../ui/alert.tsx'
import { AnchorButton } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const { kalends, outside } = page
  try {
    // Who came by the link of a booking need not have begun the payment in this browser.
    const bookingToken = url.searchParams.get('booking') ?? undefined
    const paymentId = params['paymentId'] ?? ''
    const { progress } = await kalends.payments.getPaymentProgress({
      paymentId,
      ...(bookingToken ? { bookingToken } : {}),
    })
    if (progress.status === 'SUCCEEDED' && progress.returnUrl) throw redirectDocument(progress.returnUrl, 303)
    // A payment without an answer yet may continue there, and the policy is that of the document.
    if (progress.stripe || progress.status === 'CREATED') outside.add('STRIPE')
    return data({ ...progress, account: shownAccount(await findMember(page)) })
  } catch (error) {
    if (isRefusal(error, 400, 403, 404)) return data(null, { status: 404 })
    throw error
  }
}

/** The page on which a payment through Stripe is made; it leads back to where the payment was started. */
export default function StripePage() {
  const t = useT()
  const progress = useLoaderData<typeof loader>()
  const site = useSite()
  const [problem, setProblem] = useState<string>()
  const isWaiting = progress?.status === 'PROCESSING' || progress?.status === 'CREATED'
  useUpdates(isWaiting)
  if (!progress)
    return <AuthPage title={t('checkout.sandbox.unknown.title')} text={t('checkout.sandbox.unknown.text')} />
  const { stripe, returnUrl } = progress
  const onward = returnUrl && (
    <AnchorButton look="filled" large full href={returnUrl}>
      {t('checkout.continue', { name: site.name })}
    </AnchorButton>
  )
  if (isWaiting)
    return (
      <AuthPage title={t('checkout.sandbox.processing.title')} text={t('checkout.sandbox.processing.text')}>
        {onward}
      </AuthPage>
    )
  if (!stripe)
    return (
      <AuthPage title={t('checkout.sandbox.ended.title')} text={t('checkout.sandbox.ended.text')}>
        {onward}
      </AuthPage>
    )
  if (stripe.isConfirmation)
    return (
      <AuthPage
        title={t('checkout.sandbox.challenge.title')}
        text={t('checkout.stripe.confirmText', { name: site.name })}
      >
        <SignedInAs account={progress.account} />
        {problem && <Alert>{problem}</Alert>}
        <StripeConfirmation
          publishableKey={stripe.publishableKey}
          clientSecret={stripe.clientSecret}
          returnUrl={returnUrl ?? ''}
          submitLabel={t('checkout.sandbox.challenge.approve')}
          onProblem={setProblem}
        />
      </AuthPage>
    )
  return (
    <AuthPage title={t('checkout.stripe.title')} text={t('checkout.sandbox.text', { name: site.name })}>
      <SignedInAs account={progress.account} />
      {problem && <Alert>{problem}</Alert>}
      <StripeFields
        publishableKey={stripe.publishableKey}
        clientSecret={stripe.clientSecret}
        returnUrl={returnUrl ?? ''}
        submitLabel={t('checkout.stripe.pay')}
        onProblem={setProblem}
      />
    </AuthPage>
  )
}
