import { type ActionFunctionArgs, data, Form, Link, useActionData, useNavigation, useSearchParams } from 'react-router'
import { requestContext } from '../../lib/page-context.ts'
import { assertRefusal } from '../../lib/refusal.ts'
import { useSite } from '../../lib/site.ts'
import { staffClient } from '../../lib/staff.ts'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { AuthPage } from '../frame/auth-page.tsx'

type Outcome = { email: string; isSent: boolean }

export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const email = String((await request.formData()).get('email') ?? '').trim()
  const { client } = staffClient(page, request)
  try {
    await client.users.sendStaffPasswordLink({ email, language: page.language })
  } catch (error) {
    assertRefusal(error)
    return data<Outcome>({ email, isSent: false }, { status: error.status })
  }
  return data<Outcome>({ email, isSent: true })
}

/** Asks for a link to choose a new password. The answer is the same whether or not the account exists. */
export default function ForgotPassword() {
  const t = useT()
  const { sendsEmail } = useSite()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  if (!sendsEmail) return <NoMail />
  if (outcome?.isSent)
    return (
      <AuthPage title={t('forgotPassword.sent')} text={t('forgotPassword.sent.text', { email: outcome.email })}>
        <LinkButton to={dashboardPaths.signIn()} large full>
          {t('forgotPassword.back')}
        </LinkButton>
      </AuthPage>
    )
  return (
    <AuthPage
      title={t('forgotPassword.title')}
      text={t('forgotPassword.text')}
      problem={outcome ? t('forgotPassword.throttled') : undefined}
    >
      <Form method="post">
        <TextField
          label={t('dashboard.signIn.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={320}
          defaultValue={outcome?.email ?? search.get('email') ?? ''}
        />
        <Button look="filled" large full busy={busy}>
          {t('forgotPassword.button')}
        </Button>
        <p>
          <Link to={dashboardPaths.signIn()}>{t('forgotPassword.back')}</Link>
        </p>
      </Form>
    </AuthPage>
  )
}

/** How the operator sets a new password when links cannot be emailed. */
function NoMail() {
  const t = useT()
  const parts = { code: (children: React.ReactNode) => <code dir="ltr">{children}</code> }
  return (
    <AuthPage title={t('forgotPassword.title')} text={t('forgotPassword.noMail.text')}>
      <p>{t.rich('forgotPassword.noMail.command', {}, parts)}</p>
      <LinkButton to={dashboardPaths.signIn()} large full>
        {t('forgotPassword.back')}
      </LinkButton>
    </AuthPage>
  )
}
