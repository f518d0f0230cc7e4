import { type ActionFunctionArgs, data, Form, Link, useActionData, useNavigation, useSearchParams } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { Button } from '../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { continueSignIn, nextUrl, type Problem, type SignInState, signInProblem } from './continue-sign-in.ts'
import styles from './hosted.module.css'
import { hostedPaths } from './hosted-paths.ts'
import { Step } from './steps.tsx'

type Outcome = SignInState | { step: 'form'; problem: Problem }

export async function action({ context, params, url }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const next = nextUrl(page, url)
  try {
    const answer = await page.kalends.authentication.finishMailedSignIn({ linkToken: params['token'] ?? '' })
    return data<Outcome>(await continueSignIn(page, answer, answer.identity?.email?.address ?? '', next))
  } catch (error) {
    const { kind } = signInProblem(error)
    const problem: Problem = kind === 'deadCode' ? { kind: 'deadLink' } : signInProblem(error)
    return data<Outcome>({ step: 'form', problem }, { status: 400 })
  }
}

/** The page of an emailed sign-in link. A GET does nothing, since mail scanners open links too. */
export default function MailedLink() {
  const t = useT()
  const site = useSite()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  if (outcome && outcome.step !== 'form') return <Step state={outcome} />
  return (
    <AuthPage
      title={t('hosted.login.title')}
      text={t('hosted.login.text', { name: site.name })}
      problem={outcome?.problem}
    >
      {outcome ? (
        <p className={styles.more}>
          <Link to={hostedPaths.emailCode(search.get('next') ?? undefined)}>{t('hosted.emailCode.newCode')}</Link>
        </p>
      ) : (
        <Form method="post" action={`?${search}`}>
          <Button look="filled" large full busy={busy}>
            {t('hosted.login.button')}
          </Button>
        </Form>
      )}
    </AuthPage>
  )
}
