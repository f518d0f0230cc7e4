import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router'
import { findMember, shownAccount } from '../lib/member.ts'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { Button } from '../ui/button.tsx'
import { AccountQuestion } from './account-question.tsx'
import { AuthPage } from './auth-page.tsx'
import { continueSignIn, nextUrl, type Problem, type SignInState, signInProblem } from './continue-sign-in.ts'
import styles from './hosted.module.css'
import { hostedPaths } from './hosted-paths.ts'
import { Step } from './steps.tsx'

type Outcome = SignInState | { step: 'form'; problem: Problem }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  try {
    const { account } = await page.kalends.authentication.getMailedSignIn({ linkToken: params['token'] ?? '' })
    return { account, current: shownAccount(await findMember(page)) ?? undefined }
  } catch (error) {
    // Used or expired, also by the form that was just sent.
    if (isRefusal(error, 400, 404)) return null
    throw error
  }
}

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

/** The page of an emailed sign-in link. A GET signs nobody in, since mail scanners open links too. */
export default function MailedLink() {
  const t = useT()
  const asked = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  if (outcome && outcome.step !== 'form') return <Step state={outcome} />
  if (outcome || !asked) return <DeadLink problem={outcome?.problem ?? { kind: 'deadLink' }} />
  return (
    <AccountQuestion {...asked}>
      <Form method="post" action={`?${search}`}>
        <Button look="filled" large full busy={busy}>
          {t('hosted.confirmSignIn.button', { email: asked.account.email })}
        </Button>
      </Form>
    </AccountQuestion>
  )
}

function DeadLink({ problem }: { problem: Problem }) {
  const t = useT()
  const { name } = useSite()
  const [search] = useSearchParams()
  return (
    <AuthPage title={t('hosted.login.title')} text={t('hosted.login.text', { name })} problem={problem}>
      <p className={styles.more}>
        <Link to={hostedPaths.emailCode(search.get('next') ?? undefined)}>{t('hosted.emailCode.newCode')}</Link>
      </p>
    </AuthPage>
  )
}
