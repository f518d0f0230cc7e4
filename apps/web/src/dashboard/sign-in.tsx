import { KalendsError } from '@kalends/sdk'
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { staffClient } from '../lib/staff.ts'
import { useT } from '../lib/translate.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { safeReturn } from './desk.ts'
import { Door } from './frame/door.tsx'

type Outcome = { email: string; problem: 'wrong' } | { email: string; problem: 'throttled'; minutes: number }

/** Whoever is signed in already goes straight on. */
export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const { client } = staffClient(context.get(requestContext), request)
  const session = await client.users.getStaffSession().catch((error: unknown) => {
    if (error instanceof KalendsError && error.status < 500 && error.status > 0) return undefined
    throw error
  })
  if (session) throw redirect(safeReturn(url.searchParams.get('next')))
  return null
}

export async function action({ context, request, url }: ActionFunctionArgs): Promise<Outcome | Response> {
  const form = await request.formData()
  const email = String(form.get('email') ?? '')
  const { client, cookies } = staffClient(context.get(requestContext), request)
  try {
    await client.users.signInStaff({ email, password: String(form.get('password') ?? '') })
  } catch (error) {
    return outcomeOf(error, email)
  }
  const response = redirect(safeReturn(url.searchParams.get('next')), 303)
  for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
  return response
}

function outcomeOf(error: unknown, email: string): Outcome {
  if (!(error instanceof KalendsError) || error.status >= 500 || error.status === 0) throw error
  if (error.code !== 'THROTTLED_FEATURE') return { email, problem: 'wrong' }
  return { email, problem: 'throttled', minutes: Math.ceil(Number(error.data['retryAfterSeconds'] ?? 900) / 60) }
}

export default function SignIn() {
  const t = useT()
  const site = useSite()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state === 'submitting'
  const [search] = useSearchParams()
  return (
    <Door title={t('dashboard.signIn.title')} place={site.name}>
      <p>{t('dashboard.signIn.text')}</p>
      {outcome && (
        <p role="alert" data-problem>
          {outcome.problem === 'wrong'
            ? t('dashboard.signIn.wrong')
            : t('dashboard.signIn.throttled', { minutes: outcome.minutes })}
        </p>
      )}
      <Form method="post" action={`?${search}`}>
        <TextField
          label={t('dashboard.signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
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

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, hint, autoComplete }: { label: string; hint?: string; autoComplete: string }) {
  const t = useT()
  const [shown, setShown] = useState(false)
  return (
    <div>
      <TextField
        label={label}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        required
        maxLength={100}
        hint={hint}
      />
      <Button type="button" look="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'dashboard.signIn.hide' : 'dashboard.signIn.show')}
      </Button>
    </div>
  )
}
