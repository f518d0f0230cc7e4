import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { PasswordField } from '../parts/sign-in/password-field.tsx'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { accountPaths } from './account-paths.ts'
import { loadBookings } from './data/bookings.ts'
import frame from './frame/page.module.css'
import { Page } from './frame/page.tsx'
import { homeUrl } from './home-url.ts'
import { type Problem, problemField, problemText, signInProblem } from './security/problem.ts'

type Outcome = { problem: Problem } | { worksHere: true }

/** Number of upcoming bookings, which remain. */
export async function loader({ context }: LoaderFunctionArgs) {
  const filters = { view: 'upcoming', page: 1, eventsOnly: false } as const
  return { ahead: (await loadBookings(context.get(requestContext), filters, 1)).total }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const password = String((await request.formData()).get('password') ?? '')
  try {
    await page.kalends.authentication.confirmMyPassword({ password })
    await page.kalends.members.deleteMyMember({})
  } catch (error) {
    if (isTeamAccount(error)) return data<Outcome>({ worksHere: true }, { status: 400 })
    return data<Outcome>({ problem: signInProblem(error) }, { status: 400 })
  }
  return redirectDocument(homeUrl(page), 303)
}

/** Returns true if the account cannot be deleted because it belongs to the team. */
const isTeamAccount = (error: unknown): boolean =>
  isRefusal(error) &&
  error.fieldViolations.some(({ ruleName }) => ruleName === 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN')

/** Asks for confirmation with the password, and states what is deleted and what remains. */
export default function DeleteAccount() {
  const t = useT()
  const { ahead } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().formData !== undefined
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined
  const above = outcome && 'worksHere' in outcome ? t('account.leave.worksHere') : undefined
  const text = problem && problemText(t, problem)
  const isAtField = problem && problemField(problem) === 'password'
  return (
    <Page title={t('account.leave.title')} problem={above ?? (isAtField ? undefined : text)}>
      <p>{t('account.leave.goes')}</p>
      <p>{t('account.leave.retained')}</p>
      {ahead > 0 && (
        <p>
          {t('account.leave.ahead', { count: ahead })}{' '}
          <Link to={accountPaths.bookings()}>{t('account.data.bookings')}</Link>
        </p>
      )}
      <Form method="post" className={frame.form}>
        <PasswordField
          label={t('account.security.present')}
          show={t('account.show')}
          autoComplete="current-password"
          error={isAtField ? text : undefined}
        />
        <Button look="danger" busy={busy}>
          {t('account.leave.button')}
        </Button>
      </Form>
      <p>
        <LinkButton look="quiet" to={accountPaths.data()}>
          {t('account.leave.dismiss')}
        </LinkButton>
      </p>
      {problem?.kind === 'noPassword' && (
        <p>
          <Link to={paths.forgotPassword()} reloadDocument>
            {t('account.security.forgot')}
          </Link>
        </p>
      )}
    </Page>
  )
}
