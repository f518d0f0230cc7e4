import { useState } from 'react'
import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { findMember, shownAccount } from '../lib/member.ts'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { useUpdates } from '../lib/use-updates.ts'
import { SignedInAs } from '../parts/signed-in-as.tsx'
import { StripeFields } from '../parts/stripe/stripe-fields.tsx'
import { Alert } from '../ui/alert.tsx'
import { AnchorButton } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import hosted from './hosted.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const { kalends, outside } = page
  try {
    const { setup } = await kalends.payments.getCardSetup({ setupId: params['setupId'] ?? '' })
    if (setup.status === 'SUCCEEDED') throw redirectDocument(setup.returnUrl, 303)
    // A setup without an answer yet may continue there, and the policy is that of the document.
    if (setup.stripe || setup.status === 'CREATED') outside.add('STRIPE')
    return data({ ...setup, account: shownAccount(await findMember(page)) })
  } catch (error) {
    if (isRefusal(error, 400, 403, 404)) return data(null, { status: 404 })
    throw error
  }
}

/** The page on which a card is saved in Stripe's fields; it leads back to where that was started. */
export default function StripeSetupPage() {
  const t = useT()
  const setup = useLoaderData<typeof loader>()
  const site = useSite()
  const [problem, setProblem] = useState<string>()
  const isWaiting = setup?.status === 'PROCESSING' || setup?.status === 'CREATED'
  useUpdates(isWaiting)
  if (!setup) return <AuthPage title={t('checkout.setup.unknown.title')} text={t('checkout.setup.unknown.text')} />
  const { stripe, returnUrl } = setup
  if (!stripe) {
    const state = isWaiting ? 'processing' : 'ended'
    return (
      <AuthPage title={t(`checkout.setup.${state}.title`)} text={t(`checkout.setup.${state}.text`)}>
        <AnchorButton look="filled" large full href={returnUrl}>
          {t('checkout.continue', { name: site.name })}
        </AnchorButton>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('checkout.setup.title')} text={t('checkout.setup.text', { name: site.name })}>
      <SignedInAs account={setup.account} />
      {problem && <Alert>{problem}</Alert>}
      <StripeFields
        publishableKey={stripe.publishableKey}
        clientSecret={stripe.clientSecret}
        returnUrl={returnUrl}
        submitLabel={t('checkout.setup.save')}
        onProblem={setProblem}
      />
      <p className={hosted.more}>
        <a href={returnUrl}>{t('checkout.setup.leave')}</a>
      </p>
    </AuthPage>
  )
}
