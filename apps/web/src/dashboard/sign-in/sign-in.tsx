import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { requestContext } from '../../lib/page-context.ts'
import { assertRefusal, retryMinutes } from '../../lib/refusal.ts'
import { staffClient } from '../../lib/staff.ts'
import { useT } from '../../lib/translate.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { PasswordField } from '../frame/password-field.tsx'
import { findSession, safeReturn } from '../staff-context.ts'

/** The result of the form; `stateToken` continues a sign-in that waits for a code. */
type Outcome = {
  email: string
  stateToken?: string
  problem?: 'wrong' | 'throttled' | 'code' | 'expired'
  minutes?: number
}

/** Redirects people who are already signed in. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { client } = staffClient(context.get(requestContext), request)
  if (await findSession(client)) throw redirect(safeReturn(url.searchParams.get('next')))
  return null
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = (name: string): string => String(form.get(name) ?? '')
  const email = text('email').trim()
  const stateToken = text('stateToken')
  const { client, cookies } = staffClient(context.get(requestContext), request)
  try {
    if (stateToken) await client.users.finishStaffSignIn({ stateToken, code: text('code') })
    else {
      const { secondStep } = await client.users.signInStaff({ email, password: text('password') })
      if (secondStep) return data<Outcome>({ email, stateToken: secondStep.stateToken })
    }
  } catch (error) {
    const outcome = toOutcome(error, email, stateToken)
    return data(outcome, { status: outcome.problem === 'throttled' ? 429 : 401 })
  }
  const response = redirect(safeReturn(url.searchParams.get('next')), 303)
  for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
  return response
}

/** Never tells whether email or password is wrong. */
function toOutcome(error: unknown, email: string, stateToken: string): Outcome {
  assertRefusal(error)
  if (error.code === 'THROTTLED_FEATURE') return { email, problem: 'throttled', minutes: retryMinutes(error) }
  if (error.code === 'NO_ACTIVE_CHALLENGE') return { email, problem: 'expired' }
  return stateToken ? { email, stateToken, problem: 'code' } : { email, problem: 'wrong' }
}

export default function SignIn() {
  const outcome = useActionData<Outcome>()
  return outcome?.stateToken ? <SecondStep {...outcome} stateToken={outcome.stateToken} /> : <First outcome={outcome} />
}

/** Asks for the code of the second factor. */
function SecondStep({ email, stateToken, problem }: Outcome & { stateToken: string }) {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  return (
    <AuthPage title={t('security.second.title')} text={t('security.second.text')}>
      <Form method="post" action={`?${search}`}>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="stateToken" value={stateToken} />
        <CodeField
          label={t('security.second.code')}
          hasLetters
          required
          error={problem === 'code' ? t('security.second.invalid') : undefined}
        />
        <Button look="filled" large full busy={busy}>
          {t('dashboard.signIn.button')}
        </Button>
        <LinkButton to={`?${search}`} look="quiet" large full reloadDocument>
          {t('security.second.back')}
        </LinkButton>
      </Form>
    </AuthPage>
  )
}

function First({ outcome }: { outcome: Outcome | undefined }) {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  const problem =
    outcome?.problem === 'throttled'
      ? t('dashboard.signIn.throttled', { minutes: outcome.minutes ?? 15 })
      : outcome && t(outcome.problem === 'expired' ? 'security.second.expired' : 'dashboard.signIn.invalid')
  return (
    <AuthPage title={t('dashboard.signIn.title')} text={t('dashboard.signIn.text')} problem={problem}>
      <Form method="post" action={`?${search}`}>
        <TextField
          label={t('dashboard.signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={320}
          defaultValue={outcome?.email}
        />
        <PasswordField label={t('dashboard.signIn.password')} autoComplete="current-password" />
        <Button look="filled" large full busy={busy}>
          {t('dashboard.signIn.button')}
        </Button>
        <p>
          <Link to={dashboardPaths.forgot(outcome?.email || undefined)}>{t('dashboard.signIn.forgot')}</Link>
        </p>
      </Form>
    </AuthPage>
  )
}
