import { type ActionFunctionArgs, data, Form, Link, useActionData, useNavigation } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { continueSignIn, nextUrl, type Problem, refusedBy, type SignInState } from './continue-sign-in.ts'
import { SecretField } from './fields.tsx'
import styles from './hosted.module.css'
import { Step } from './steps.tsx'

type Outcome = SignInState | { step: 'form'; problem: Problem }

export async function action({ context, request, params, url }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const password = String((await request.formData()).get('password') ?? '')
  try {
    const answer = await page.kalends.authentication.recover({ recoveryToken: params['token'] ?? '', password })
    const { address } = answer.identity?.email ?? {}
    return data<Outcome>(await continueSignIn(page, answer, address ?? '', nextUrl(page, url)))
  } catch (error) {
    return refusedBy<Outcome>(error, (problem) => ({ step: 'form', problem }))
  }
}

/** The page of an emailed link: sets a password and signs in. */
export default function Password() {
  const t = useT()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  if (outcome && outcome.step !== 'form') return <Step state={outcome} />
  const isDead = outcome?.problem.kind === 'deadLink'
  return (
    <AuthPage title={t('hosted.password.title')} text={t('hosted.password.text')} problem={outcome?.problem}>
      {isDead ? (
        <p className={styles.more}>
          <Link to={paths.forgotPassword()}>{t('hosted.password.again')}</Link>
        </p>
      ) : (
        <Form method="post">
          <SecretField problem={outcome?.problem} isNew />
          <Button look="filled" large full busy={busy}>
            {t('hosted.password.button')}
          </Button>
        </Form>
      )}
    </AuthPage>
  )
}
