import {
  type ActionFunctionArgs,
  data,
  Form,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { newPasswordProblem } from '../../lib/new-password.ts'
import { requestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { staffClient } from '../../lib/staff.ts'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { readText } from '../fields/read-form.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { PasswordField } from '../frame/password-field.tsx'

type Problem = 'token' | 'fields' | 'throttled' | 'common'
type Outcome = { name: string; email: string; problem: Problem }

/** Makes the holder of the one-time token the owner of a new installation. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const input = { claimToken: readText(form, 'token'), name: readText(form, 'name'), email: readText(form, 'email') }
  const { client, cookies } = staffClient(context.get(requestContext), request)
  try {
    await client.users.claimSite({ ...input, password: String(form.get('password') ?? '') })
  } catch (error) {
    return data<Outcome>({ name: input.name, email: input.email, problem: refusalProblem(error) }, { status: 400 })
  }
  const response = redirect(dashboardPaths.firstSteps(), 303)
  for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
  return response
}

function refusalProblem(error: unknown): Problem {
  assertRefusal(error)
  if (error.code === 'THROTTLED_FEATURE') return 'throttled'
  // A wrong token cannot be fixed in the fields.
  if (newPasswordProblem(error) === 'common') return 'common'
  const isField = error.fieldViolations.some(({ field }) => field !== 'claimToken')
  return isField ? 'fields' : 'token'
}

export default function Claim() {
  const t = useT()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  if (!search.get('token')) return <Incomplete />
  return (
    <AuthPage
      title={t('dashboard.claim.title')}
      text={t('dashboard.claim.text')}
      problem={outcome && outcome.problem !== 'common' ? t(`dashboard.claim.problem.${outcome.problem}`) : undefined}
    >
      <Form method="post" action={`?${search}`}>
        <input type="hidden" name="token" value={search.get('token') ?? ''} />
        <TextField
          label={t('dashboard.claim.name')}
          name="name"
          autoComplete="name"
          required
          maxLength={200}
          defaultValue={outcome?.name}
        />
        <TextField
          label={t('dashboard.signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={320}
          defaultValue={outcome?.email}
        />
        <PasswordField
          label={t('dashboard.signIn.password')}
          hint={t('dashboard.claim.password')}
          autoComplete="new-password"
          minLength={8}
          error={outcome?.problem === 'common' ? t('password.common') : undefined}
        />
        <Button look="filled" large full busy={busy}>
          {t('dashboard.claim.button')}
        </Button>
      </Form>
    </AuthPage>
  )
}

/** Shown when the link has no token, so that no account can be created with it. */
function Incomplete() {
  const t = useT()
  return (
    <AuthPage title={t('dashboard.claim.title')} text={t('dashboard.claim.incomplete')}>
      <LinkButton to={dashboardPaths.signIn()} large full>
        {t('dashboard.signIn.button')}
      </LinkButton>
    </AuthPage>
  )
}
