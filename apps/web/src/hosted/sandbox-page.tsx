import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { findMember, shownAccount } from '../lib/member.ts'
import { requestContext } from '../lib/page-context.ts'
import { assertRefusal, isRefusal } from '../lib/refusal.ts'
import { useSite } from '../lib/site.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { useUpdates } from '../lib/use-updates.ts'
import { AnchorButton } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { CardForm, ChallengeForm } from './pay/card-form.tsx'
import { type CardProblem, cardProblem, readExpiry, type TypedCard } from './pay/card-problem.ts'

type Outcome = { problem: CardProblem; typed: TypedCard } | null

export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = context.get(requestContext)
  try {
    const { page } = await request.kalends.payments.getSandboxPage({ token: params['token'] ?? '' })
    return data({ ...page, account: shownAccount(await findMember(request)) })
  } catch (error) {
    if (isRefusal(error, 400, 403, 404)) return data(null, { status: 404 })
    throw error
  }
}

/** Reloads after every attempt: a declined card changes the payment too. */
export const shouldRevalidate = (): boolean => true

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { kalends } = context.get(requestContext)
  const token = params['token'] ?? ''
  const form = await request.formData()
  const challenge = form.get('challenge')
  const typed = { number: String(form.get('number') ?? ''), expires: String(form.get('expires') ?? '') }
  const refuse = (problem: CardProblem) => data<Outcome>({ problem, typed }, { status: 400 })
  const expiry = readExpiry(typed.expires)
  if (!challenge && !/\d/.test(typed.number)) return refuse('missing')
  if (!challenge && !expiry) return refuse('badExpiry')
  try {
    const input = challenge
      ? { challenge: challenge === 'APPROVE' ? ('APPROVE' as const) : ('REJECT' as const) }
      : { number: typed.number.slice(0, 30), ...expiry }
    const { page } = await kalends.payments.submitSandboxCard({ token, ...input })
    // A saved card that was not confirmed is followed by another payment, which begins there.
    if (page.status === 'SUCCEEDED' || page.status === 'FAILED') throw redirectDocument(page.returnUrl, 303)
    const problem = page.status === 'REQUIRES_CARD' ? cardProblem(page.failureCode) : undefined
    return data<Outcome>(problem ? { problem, typed } : null)
  } catch (error) {
    if (error instanceof Response) throw error
    assertRefusal(error)
    return error.code === 'SANDBOX_CARD_REFUSED' || error.fieldViolations.length > 0
      ? refuse(error.code === 'SANDBOX_CARD_REFUSED' ? 'notTestCard' : 'badExpiry')
      : data<Outcome>(null)
  }
}

/** The card page of the sandbox: takes test cards, as the page of a payment provider takes real ones. */
export default function SandboxPage() {
  const t = useT()
  const formats = useFormats()
  const page = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const site = useSite()
  useUpdates(page?.status === 'PROCESSING')
  if (!page) return <AuthPage title={t('checkout.sandbox.unknown.title')} text={t('checkout.sandbox.unknown.text')} />
  const { status, businessName: name, returnUrl, isSetup } = page
  const amount = formats.money({ value: page.amount, currency: page.currency })
  const onward = (
    <AnchorButton look="filled" large full href={returnUrl}>
      {t('checkout.continue', { name: site.name })}
    </AnchorButton>
  )
  switch (status) {
    case 'REQUIRES_CARD':
      return (
        <CardForm
          page={page}
          amount={amount}
          problem={outcome?.problem ?? cardProblem(page.failureCode)}
          typed={outcome?.typed}
        />
      )
    case 'REQUIRES_CHALLENGE':
      return (
        <ChallengeForm
          isSetup={isSetup}
          text={
            isSetup
              ? t('checkout.setup.challenge.text', { name })
              : t('checkout.sandbox.challenge.text', { amount, name })
          }
        />
      )
    case 'PROCESSING':
      return (
        <AuthPage
          title={t(isSetup ? 'checkout.setup.processing.title' : 'checkout.sandbox.processing.title')}
          text={t(isSetup ? 'checkout.setup.processing.text' : 'checkout.sandbox.processing.text')}
        >
          <p role="status" className="k-unseen">
            {t(isSetup ? 'checkout.setup.processing.title' : 'checkout.sandbox.processing.title')}
          </p>
          {onward}
        </AuthPage>
      )
    case 'SUCCEEDED':
      return (
        <AuthPage
          title={t(isSetup ? 'checkout.setup.saved.title' : 'checkout.sandbox.paid.title')}
          text={isSetup ? t('checkout.setup.saved.text') : t('checkout.sandbox.paid.text', { amount, name })}
        >
          {onward}
        </AuthPage>
      )
    default:
      return (
        <AuthPage
          title={t(isSetup ? 'checkout.setup.ended.title' : 'checkout.sandbox.ended.title')}
          text={t(isSetup ? 'checkout.setup.ended.text' : 'checkout.sandbox.ended.text')}
        >
          {onward}
        </AuthPage>
      )
  }
}
