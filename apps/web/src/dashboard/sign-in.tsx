import { KalendsError } from '@kalends/sdk'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { staffClient } from '../lib/staff.ts'
import { useT } from '../lib/translate.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { findSession, safeReturn } from './desk.ts'
import { Door } from './frame/door.tsx'
import { PasswordField } from './frame/password-field.tsx'

type Outcome = { email: string; problem: 'wrong' } | { email: string; problem: 'throttled'; minutes: number }

/** Whoever is signed in already goes straight on. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { client } = staffClient(context.get(requestContext), request)
  if (await findSession(client)) throw redirect(safeReturn(url.searchParams.get('next')))
  return null
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  const { client, cookies } = staffClient(context.get(requestContext), request)
  try {
    await client.users.signInStaff({ email, password: String(form.get('password') ?? '') })
  } catch (error) {
    const outcome = outcomeOf(error, email)
    return data(outcome, { status: outcome.problem === 'throttled' ? 429 : 401 })
  }
  const response = redirect(safeReturn(url.searchParams.get('next')), 303)
  for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
  return response
}

/** Which of the two is wrong is never said. */
function outcomeOf(error: unknown, email: string): Outcome {
  if (!(error instanceof KalendsError) || error.status >= 500 || error.status === 0) throw error
  if (error.code !== 'THROTTLED_FEATURE') return { email, problem: 'wrong' }
  return { email, problem: 'throttled', minutes: Math.ceil(Number(error.data['retryAfterSeconds'] ?? 900) / 60) }
}

export default function SignIn() {
  const t = useT()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  const problem =
    outcome?.problem === 'throttled'
      ? t('dashboard.signIn.throttled', { minutes: outcome.minutes })
      : outcome && t('dashboard.signIn.wrong')
  return (
    <Door title={t('dashboard.signIn.title')} text={t('dashboard.signIn.text')} problem={problem}>
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
          {t('dashboard.signIn.press')}
        </Button>
      </Form>
    </Door>
  )
}
