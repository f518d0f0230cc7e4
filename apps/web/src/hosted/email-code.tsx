import { type ActionFunctionArgs, data, Form, Link, useActionData, useNavigation, useSearchParams } from 'react-router'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { CodeField } from '../parts/sign-in/code-field.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { continueSignIn, nextIn, nextUrl, type Problem, refusedBy, type SignInState } from './continue-sign-in.ts'
import { EmailField } from './fields.tsx'
import styles from './hosted.module.css'
import { NoMailPage } from './no-mail-page.tsx'
import { problemField, problemText } from './problem-text.ts'
import { Step } from './steps.tsx'

type Typing = { step: 'typing'; requestToken: string; email: string; problem?: Problem }
type Outcome = SignInState | Typing | { step: 'form'; email: string; problem: Problem }

export async function action({ context, request, url }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  if (form.has('code')) return verifyMailedCode(page, form, { email, next: nextUrl(page, url) })
  try {
    const requested = { email, language: page.language, ...nextIn(url) }
    const { requestToken } = await page.kalends.authentication.startMailedSignIn(requested)
    return data<Outcome>({ step: 'typing', requestToken, email })
  } catch (error) {
    return refusedBy<Outcome>(error, (problem) => ({ step: 'form', email, problem }))
  }
}

async function verifyMailedCode(
  page: RequestContext,
  form: FormData,
  { email, next }: { email: string; next: string },
) {
  const requestToken = String(form.get('requestToken') ?? '')
  const code = String(form.get('code') ?? '')
    .replaceAll(/\D/g, '')
    .slice(0, 20)
  try {
    const answer = await page.kalends.authentication.finishMailedSignIn({ requestToken, code })
    return data<Outcome>(await continueSignIn(page, answer, email, next))
  } catch (error) {
    return refusedBy<Outcome>(error, (problem) => ({ step: 'typing', requestToken, email, problem }))
  }
}

/** Sign-in with an emailed code. The answer is the same whether or not there is an account. */
export default function MailedCode() {
  const t = useT()
  const { sendsEmail } = useSite()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  const password = (
    <p className={styles.more}>
      <Link to={paths.login(search.get('next') ?? undefined)}>{t('hosted.emailCode.password')}</Link>
    </p>
  )
  if (!sendsEmail) return <NoMailPage title={t('hosted.emailCode.title')}>{password}</NoMailPage>
  if (outcome?.step === 'typing') return <CodeForm {...outcome} />
  if (outcome && outcome.step !== 'form') return <Step state={outcome} />
  return (
    <AuthPage title={t('hosted.emailCode.title')} text={t('hosted.emailCode.text')} problem={outcome?.problem}>
      <Form method="post" action={`?${search}`}>
        <EmailField problem={outcome?.problem} value={outcome?.email} />
        <Button look="filled" large full busy={busy}>
          {t('hosted.emailCode.button')}
        </Button>
      </Form>
      {password}
    </AuthPage>
  )
}

function CodeForm({ requestToken, email, problem }: Typing) {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  return (
    <AuthPage title={t('hosted.emailCode.sent')} text={t('hosted.emailCode.sentText', { email })} problem={problem}>
      <Form method="post" action={`?${search}`}>
        <input type="hidden" name="requestToken" value={requestToken} />
        <input type="hidden" name="email" value={email} />
        <CodeField
          label={t('hosted.code.label')}
          hint={t('hosted.code.hint')}
          error={problem && problemField(problem) === 'code' ? problemText(t, problem) : undefined}
        />
        <Button look="filled" large full busy={busy}>
          {t('hosted.login.button')}
        </Button>
      </Form>
      <p className={styles.more}>
        <Link to={`?${search}`} reloadDocument>
          {t('hosted.code.again')}
        </Link>
      </p>
    </AuthPage>
  )
}
