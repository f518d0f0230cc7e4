import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { newPasswordProblem } from '../../lib/new-password.ts'
import { requestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { staffClient } from '../../lib/staff.ts'
import { useT } from '../../lib/translate.tsx'
import { CodeField } from '../../parts/sign-in/code-field.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { readText } from '../fields/read-form.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { PasswordField } from '../frame/password-field.tsx'

type Problem = 'expired' | 'throttled' | 'invalid' | 'name' | 'password' | 'common' | 'code' | 'codeMissing'
type Refused = { name: string; problem: Problem; needsCode: boolean }
type Outcome = Refused | { declined: true }

/** Loads the invitation. An invalid link gets the same answer whether or not it ever worked. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { client } = staffClient(context.get(requestContext), request)
  try {
    const invitation = await client.users.readInvitation({ token: params['token'] ?? '' })
    return { invitation, problem: null }
  } catch (error) {
    const problem = refusalProblem(error)
    return data({ invitation: null, problem }, { status: problem === 'throttled' ? 429 : 404 })
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const name = readText(form, 'name')
  const code = readText(form, 'code')
  const { client, cookies } = staffClient(context.get(requestContext), request)
  const token = params['token'] ?? ''
  try {
    if (form.get('intent') === 'decline') {
      await client.users.declineInvitation({ token })
      return data<Outcome>({ declined: true })
    }
    const password = String(form.get('password') ?? '')
    const shown = { password, ...(name ? { name } : {}), ...(code ? { code } : {}) }
    await client.users.acceptInvitation({ token, ...shown })
  } catch (error) {
    const problem = refusalProblem(error)
    const needsCode = form.has('code') || problem === 'codeMissing'
    return data<Outcome>({ name, problem, needsCode }, { status: 400 })
  }
  const response = redirect(dashboardPaths.today(), 303)
  for (const cookie of cookies()) response.headers.append('set-cookie', cookie)
  return response
}

function refusalProblem(error: unknown): Problem {
  assertRefusal(error)
  if (error.code === 'THROTTLED_FEATURE') return 'throttled'
  if (error.code === 'INVALID_CREDENTIALS') return 'invalid'
  if (error.code === 'VERIFICATION_FAILED') return error.data['reason'] === 'CODE_MISSING' ? 'codeMissing' : 'code'
  if (newPasswordProblem(error) === 'common') return 'common'
  const field = error.fieldViolations[0]?.field
  return field === 'name' || field === 'password' ? field : 'expired'
}

export default function Invitation() {
  const { invitation, problem } = useLoaderData<typeof loader>()
  const t = useT()
  const outcome = useActionData<Outcome>()
  if (outcome && 'declined' in outcome)
    return (
      <AuthPage title={t('invitation.declined')} text={t('invitation.declined.text')}>
        {null}
      </AuthPage>
    )
  if (!invitation) return <Closed problem={outcome?.problem ?? problem ?? 'expired'} />
  return <Accept invitation={invitation} outcome={outcome} />
}

/** Shown when the link is invalid, expired or throttled. */
function Closed({ problem }: { problem: Problem }) {
  const t = useT()
  const isThrottled = problem === 'throttled'
  return (
    <AuthPage
      title={t('invitation.closed')}
      text={t(isThrottled ? 'invitation.problem.throttled' : 'invitation.problem.expired')}
    >
      {!isThrottled && (
        <p>
          <LinkButton to={dashboardPaths.signIn()} large>
            {t('invitation.signIn')}
          </LinkButton>
        </p>
      )}
    </AuthPage>
  )
}

type Requested = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['invitation']>

const atField: readonly Problem[] = ['name', 'password', 'common', 'code']

function Accept({ invitation, outcome }: { invitation: Requested; outcome: Refused | undefined }) {
  const t = useT()
  const busy = useNavigation().state !== 'idle'
  const { siteName, email, name, role, hasAccount } = invitation
  const requested = { business: siteName, role: t(`dashboard.role.${role}`), email }
  const isAbove = outcome && !atField.includes(outcome.problem)
  const problemText = (problem: Problem): string =>
    problem === 'common' ? t('password.common') : t(`invitation.problem.${problem}`)
  const errorAt = (field: Problem): string | undefined => (outcome?.problem === field ? problemText(field) : undefined)
  return (
    <AuthPage
      title={t('invitation.title', requested)}
      text={t(hasAccount ? 'invitation.known' : 'invitation.new', requested)}
      problem={isAbove ? problemText(outcome.problem) : undefined}
    >
      <Form method="post">
        <TextField
          label={t('dashboard.signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={email}
        />
        {!hasAccount && (
          <TextField
            label={t('dashboard.claim.name')}
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={outcome?.name ?? name}
            error={errorAt('name')}
          />
        )}
        <PasswordField
          label={t('dashboard.signIn.password')}
          {...(hasAccount ? {} : { hint: t('dashboard.claim.password'), minLength: 8 })}
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
          error={errorAt('password') ?? errorAt('common')}
        />
        {outcome?.needsCode && (
          <CodeField label={t('security.second.code')} hasLetters required error={errorAt('code')} />
        )}
        <Button look="filled" large full busy={busy}>
          {t('invitation.button')}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="decline" />
        <Button look="quiet" full>
          {t('invitation.decline')}
        </Button>
      </Form>
    </AuthPage>
  )
}
