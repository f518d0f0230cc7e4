import { KalendsError } from '@kalends/sdk'
import { type ActionFunctionArgs, Form, redirect, useActionData, useNavigation, useSearchParams } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { staffClient } from '../lib/staff.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Door } from './frame/door.tsx'
import { PasswordField } from './sign-in.tsx'

type Outcome = { name: string; email: string; problem: 'token' | 'fields' }

/** Makes the holder of the one-time token owner of a new installation. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Outcome | Response> {
  const form = await request.formData()
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const { client, cookies } = staffClient(context.get(requestContext), request)
  const input = { claimToken: text('token'), name: text('name'), email: text('email') }
  try {
    await client.users.claimSite({ ...input, password: String(form.get('password') ?? '') })
  } catch (error) {
    if (!(error instanceof KalendsError) || error.status >= 500 || error.status === 0) throw error
    return { name: input.name, email: input.email, problem: error.code === 'INVALID_ARGUMENT' ? 'fields' : 'token' }
  }
  const response = redirect(paths.today(), 303)
  for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
  return response
}

export default function Claim() {
  const t = useT()
  const site = useSite()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state === 'submitting'
  const [search] = useSearchParams()
  return (
    <Door title={t('dashboard.claim.title')} place={site.name}>
      <p>{t('dashboard.claim.text')}</p>
      {outcome && (
        <p role="alert" data-problem>
          {t(outcome.problem === 'token' ? 'dashboard.claim.token' : 'dashboard.claim.fields')}
        </p>
      )}
      <Form method="post">
        <input type="hidden" name="token" value={search.get('token') ?? ''} />
        <TextField
          label={t('dashboard.claim.name')}
          name="name"
          autoComplete="name"
          required
          defaultValue={outcome?.name}
        />
        <TextField
          label={t('dashboard.signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={outcome?.email}
        />
        <PasswordField
          label={t('dashboard.signIn.password')}
          hint={t('dashboard.claim.password')}
          autoComplete="new-password"
        />
        <Button look="filled" large full busy={busy}>
          {t('dashboard.claim.press')}
        </Button>
      </Form>
    </Door>
  )
}
