import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { Captcha } from '../parts/captcha/captcha.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import {
  continueSignIn,
  nextUrl,
  type Problem,
  refusedBy,
  type SignInState,
  signInProblem,
} from './continue-sign-in.ts'
import { EmailField, SecretField } from './fields.tsx'
import styles from './hosted.module.css'
import { findNextPlan } from './next-plan.ts'
import { CodeInstead, OtherMethods } from './other-methods.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { captchaTokensIn, loadSignInMethods } from './sign-in-methods.ts'
import { Step } from './steps.tsx'
import type { Requested } from './use-passkey.ts'
import { verifyCode } from './verify-code.ts'
import { verifyFactor } from './verify-factor.ts'

type Outcome =
  | SignInState
  | { step: 'form'; email: string; problem: Problem }
  | { step: 'passkey'; passkey?: Requested }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const [methods, plan] = await Promise.all([loadSignInMethods(page, 'LOGIN'), findNextPlan(page, url)])
  return { ...methods, plan }
}

/** Reloads after a refusal: a captcha challenge counts once. */
export const shouldRevalidate = (): boolean => true

export async function action({ context, request, url }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const form = await request.formData()
  const next = nextUrl(page, url)
  if (form.has('factor')) return data<Outcome>(await verifyFactor(page, form, next))
  if (form.has('credential')) return data<Outcome>(await verifyPasskey(page, form, next))
  if (form.get('intent') === 'passkey') return data<Outcome>(await startPasskey(page))
  if (form.has('stateToken')) return data<Outcome>(await verifyCode(page, form, next))
  const email = String(form.get('email') ?? '').trim()
  try {
    const answer = await page.kalends.authentication.loginV2({
      loginId: { email },
      password: String(form.get('password') ?? ''),
      captchaTokens: captchaTokensIn(form),
    })
    return data<Outcome>(await continueSignIn(page, answer, email, next))
  } catch (error) {
    return refusedBy<Outcome>(error, (problem) => ({ step: 'form', email, problem }))
  }
}

/** Requests the challenge for a passkey; without one if this host has no passkeys. */
async function startPasskey({ kalends }: RequestContext): Promise<Outcome> {
  try {
    return { step: 'passkey', passkey: await kalends.authentication.startPasskeySignIn({}) }
  } catch (error) {
    if (isRefusal(error)) return { step: 'passkey' }
    throw error
  }
}

async function verifyPasskey(page: RequestContext, form: FormData, next: string): Promise<Outcome> {
  const challengeId = String(form.get('challengeId'))
  const credential = String(form.get('credential'))
  try {
    const answer = await page.kalends.authentication.finishPasskeySignIn({ challengeId, credential })
    return await continueSignIn(page, answer, answer.identity?.email?.address ?? '', next)
  } catch (error) {
    return { step: 'form', email: '', problem: signInProblem(error) }
  }
}

/** Sign-in with email and password, and the steps that follow. */
export default function Login() {
  const t = useT()
  const site = useSite()
  const outcome = useActionData<Outcome>()
  const methods = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  if (outcome && outcome.step !== 'form' && outcome.step !== 'passkey') return <Step state={outcome} />
  const { plan } = methods
  const text = plan
    ? t('hosted.login.textPlan', { name: site.name, plan })
    : t('hosted.login.text', { name: site.name })
  const { email, problem } = outcome?.step === 'form' ? outcome : {}
  return (
    <AuthPage title={t('hosted.login.title')} text={text} problem={problem}>
      <Form method="post" action={`?${search}`}>
        <EmailField problem={problem} value={email} />
        <SecretField problem={problem} />
        <Captcha
          form="LOGIN"
          challenge={methods.challenge}
          without={t(site.sendsEmail ? 'hosted.captcha.noScripts.login' : 'hosted.captcha.noScripts.noMail')}
        />
        <Button look="filled" large full busy={busy}>
          {t('hosted.login.button')}
        </Button>
      </Form>
      <PasskeyButton action={`?${search}`} />
      <OtherMethods methods={methods} next={next} />
      <p className={styles.more}>
        <CodeInstead next={next} />
        <Link to={paths.forgotPassword(next)}>{t('hosted.login.forgot')}</Link>
        <Link to={paths.signUp(next)}>{t('hosted.login.signUp')}</Link>
      </p>
    </AuthPage>
  )
}
