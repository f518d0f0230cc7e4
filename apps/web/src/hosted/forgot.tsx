import { type ActionFunctionArgs, data, Form, Link, useActionData, useNavigation, useSearchParams } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { type Problem, refusedBy } from './continue-sign-in.ts'
import { EmailField } from './fields.tsx'
import styles from './hosted.module.css'
import { NoMailPage } from './no-mail-page.tsx'

type Outcome = { email: string; problem?: Problem }

export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const email = String((await request.formData()).get('email') ?? '').trim()
  try {
    await page.kalends.authentication.sendRecoveryEmail({ email, language: page.language })
    return data<Outcome>({ email })
  } catch (error) {
    return refusedBy<Outcome>(error, (problem) => ({ email, problem }))
  }
}

/**
 * Requests a link to reset the password. The answer is the same whether or not there is an account. Without a mail
 * server it shows how to reach the business instead.
 */
export default function Forgot() {
  const t = useT()
  const { sendsEmail } = useSite()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  const login = (
    <p className={styles.more}>
      <Link to={paths.login(search.get('next') ?? undefined)}>{t('hosted.forgot.login')}</Link>
    </p>
  )
  if (!sendsEmail) return <NoMailPage title={t('hosted.forgot.title')}>{login}</NoMailPage>
  if (outcome && !outcome.problem) {
    return (
      <AuthPage title={t('hosted.forgot.sent')} text={t('hosted.forgot.sentText', { email: outcome.email })}>
        {login}
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('hosted.forgot.title')} text={t('hosted.forgot.text')} problem={outcome?.problem}>
      <Form method="post" action={`?${search}`}>
        <EmailField problem={outcome?.problem} value={outcome?.email} />
        <Button look="filled" large full busy={busy}>
          {t('hosted.forgot.button')}
        </Button>
      </Form>
      {login}
    </AuthPage>
  )
}
