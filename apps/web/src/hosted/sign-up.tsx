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
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { Captcha } from '../parts/captcha/captcha.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { AuthPage } from './auth-page.tsx'
import { continueSignIn, nextUrl, type Problem, refusedBy, type SignInState } from './continue-sign-in.ts'
import { EmailField, SecretField } from './fields.tsx'
import styles from './hosted.module.css'
import { findNextPlan } from './next-plan.ts'
import { CodeInstead, OtherMethods } from './other-methods.tsx'
import { captchaTokensIn, loadSignInMethods } from './sign-in-methods.ts'
import { Step } from './steps.tsx'

type Typed = { firstName: string; lastName: string; email: string }
type Outcome = SignInState | { step: 'form'; typed: Typed; problem: Problem }

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const [methods, plan] = await Promise.all([loadSignInMethods(page, 'REGISTER'), findNextPlan(page, url)])
  return { ...methods, plan }
}

/** Reloads after a refusal: a captcha challenge counts once. */
export const shouldRevalidate = (): boolean => true

export async function action({ context, request, url }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const form = await request.formData()
  const next = nextUrl(page, url)
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const typed = { firstName: text('firstName'), lastName: text('lastName'), email: text('email') }
  try {
    const answer = await page.kalends.authentication.registerV2({
      loginId: { email: typed.email },
      password: String(form.get('password') ?? ''),
      captchaTokens: captchaTokensIn(form),
      profile: { firstName: typed.firstName, lastName: typed.lastName, language: page.language },
    })
    return data<Outcome>(await continueSignIn(page, answer, typed.email, next))
  } catch (error) {
    return refusedBy<Outcome>(error, (problem) => ({ step: 'form', typed, problem }))
  }
}

/** Sign-up with email and password, and the steps that follow. */
export default function SignUp() {
  const t = useT()
  const site = useSite()
  const outcome = useActionData<Outcome>()
  const methods = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  const next = search.get('next') ?? undefined
  if (outcome && outcome.step !== 'form') return <Step state={outcome} />
  const { plan } = methods
  const text = plan
    ? t('hosted.signUp.textPlan', { name: site.name, plan })
    : t('hosted.signUp.text', { name: site.name })
  const { typed, problem } = outcome ?? {}
  return (
    <AuthPage title={t('hosted.signUp.title')} text={text} problem={problem}>
      <Form method="post" action={`?${search}`}>
        <TextField
          label={t('hosted.firstName')}
          name="firstName"
          autoComplete="given-name"
          required
          maxLength={100}
          defaultValue={typed?.firstName}
        />
        <TextField
          label={t('hosted.lastName')}
          optional={t('common.optional')}
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          defaultValue={typed?.lastName}
        />
        <EmailField problem={problem} value={typed?.email} />
        <SecretField problem={problem} isNew />
        {!site.sendsEmail && <p className="k-2">{t('hosted.signUp.noMail', { name: site.name })}</p>}
        <Captcha
          form="REGISTER"
          challenge={methods.challenge}
          without={t('hosted.captcha.noScripts.signUp', { name: site.name })}
        />
        <Button look="filled" large full busy={busy}>
          {t('hosted.signUp.button')}
        </Button>
      </Form>
      <OtherMethods methods={methods} next={next} />
      <p className={styles.more}>
        {problem?.kind === 'taken' && <OwnAccount next={next} />}
        <Link to={paths.login(next)}>{t('hosted.signUp.login')}</Link>
      </p>
    </AuthPage>
  )
}

/** Ways into the account that has the address already: whoever gets its mail owns it, whoever made it. */
function OwnAccount({ next }: { next: string | undefined }) {
  const t = useT()
  return (
    <>
      <CodeInstead next={next} />
      <Link to={paths.forgotPassword(next)}>{t('hosted.login.forgot')}</Link>
    </>
  )
}
