import { type ActionFunctionArgs, data, Form, useActionData, useNavigation } from 'react-router'
import { newPasswordProblem } from '../../lib/new-password.ts'
import { requestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { staffClient } from '../../lib/staff.ts'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { PasswordField } from '../frame/password-field.tsx'

type Outcome = { result: 'done' | 'expired' | 'throttled' | 'short' | 'common' }

export async function action({ context, request, params }: ActionFunctionArgs) {
  const password = String((await request.formData()).get('password') ?? '')
  const { client } = staffClient(context.get(requestContext), request)
  try {
    await client.users.resetStaffPassword({ token: params['token'] ?? '', password })
  } catch (error) {
    const result = toResult(error)
    return data<Outcome>({ result }, { status: result === 'throttled' ? 429 : 400 })
  }
  return data<Outcome>({ result: 'done' })
}

function toResult(error: unknown): Outcome['result'] {
  assertRefusal(error)
  if (error.code === 'THROTTLED_FEATURE') return 'throttled'
  return newPasswordProblem(error) ?? 'expired'
}

/** The page behind a password reset link. */
export default function ResetPassword() {
  const t = useT()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const result = outcome?.result
  if (result === 'done')
    return (
      <AuthPage title={t('resetPassword.done')} text={t('resetPassword.done.text')}>
        <LinkButton look="filled" to={dashboardPaths.signIn()} large full>
          {t('dashboard.signIn.button')}
        </LinkButton>
      </AuthPage>
    )
  if (result === 'expired')
    return (
      <AuthPage title={t('resetPassword.expired')} text={t('resetPassword.expired.text')}>
        <LinkButton look="filled" to={dashboardPaths.forgot()} large full>
          {t('resetPassword.again')}
        </LinkButton>
      </AuthPage>
    )
  return (
    <AuthPage
      title={t('resetPassword.title')}
      text={t('resetPassword.text')}
      problem={result === 'throttled' ? t('forgotPassword.throttled') : undefined}
    >
      <Form method="post">
        <PasswordField
          label={t('resetPassword.label')}
          hint={t('password.rule')}
          minLength={8}
          autoComplete="new-password"
          error={result === 'short' ? t('password.rule') : result === 'common' ? t('password.common') : undefined}
        />
        <Button look="filled" large full busy={busy}>
          {t('resetPassword.button')}
        </Button>
      </Form>
    </AuthPage>
  )
}
