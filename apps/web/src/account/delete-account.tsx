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
import { orderStatus } from '../parts/order-state.tsx'
import { PasswordField } from '../parts/sign-in/password-field.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { CheckBox } from '../ui/check-box.tsx'
import { accountPaths } from './account-paths.ts'
import { type InUse, useInUse } from './cards-in-use.ts'
import { loadBookings } from './data/bookings.ts'
import { loadOrders } from './data/orders.ts'
import frame from './frame/page.module.css'
import { Page } from './frame/page.tsx'
import { signedOutUrl } from './home-url.ts'
import { useMe } from './layout.tsx'
import { memberContext } from './member.ts'
import { SignInAgain } from './security/confirm-field.tsx'
import { type Problem, problemField, problemText, signInProblem } from './security/problem.ts'

type Outcome =
  | { problem: Problem }
  | { refused: 'worksHere' | 'needsPlans' | 'paying' }
  | { inUse: readonly InUse[] }
  | { signInAgain: true }

/** Number of upcoming bookings, the plans that end, and how the member confirms: a recent sign-in, and the password. */
export async function loader({ context }: LoaderFunctionArgs) {
  const request = context.get(requestContext)
  const filters = { view: 'upcoming', page: 1, eventsOnly: false } as const
  const [{ total }, { orders }, { hasPassword, isRecent }] = await Promise.all([
    loadBookings(request, filters, 1),
    loadOrders(request, { recurringOnly: false, page: 1 }),
    request.kalends.authentication.listFactors({}),
  ])
  const live = orders.filter(({ summary }) => ['PENDING', 'ACTIVE', 'PAUSED'].includes(orderStatus(summary)))
  return {
    ahead: total,
    hasPassword,
    isRecent,
    plans: live.map(({ summary }) => ({ id: summary.order.id ?? '', name: summary.order.planName ?? '' })),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const page = context.get(requestContext)
  const form = await request.formData()
  const password = String(form.get('password') ?? '')
  const endOrders = form.get('endPlans') === 'yes'
  const isErased = form.get('erase') === 'yes'
  try {
    const { hasPassword, isRecent } = await page.kalends.authentication.listFactors({})
    if (!isRecent) return data<Outcome>({ signInAgain: true }, { status: 400 })
    if (hasPassword) await page.kalends.authentication.confirmMyPassword({ password })
    if (isErased) {
      const confirmed = hasPassword ? { currentPassword: password } : {}
      await page.kalends.privacy.eraseMyData({ endOrders, cancelBookings: true, ...confirmed })
    } else {
      await page.kalends.members.deleteMyMember({ endOrders })
    }
  } catch (error) {
    if (isRefusal(error) && error.code === 'RECENT_SIGN_IN_REQUIRED')
      return data<Outcome>({ signInAgain: true }, { status: 400 })
    if (isRefusal(error) && error.code === 'PAYMENT_METHOD_IN_USE')
      return data<Outcome>({ inUse: error.data['bookings'] as InUse[] }, { status: 400 })
    const refused = readRefusal(error)
    return data<Outcome>(refused ? { refused } : { problem: signInProblem(error) }, { status: 400 })
  }
  const { loginEmailVerified } = context.get(memberContext)
  const erased = loginEmailVerified ? 'erased' : 'accountErased'
  return redirectDocument(signedOutUrl(page, isErased ? erased : 'deleted'), 303)
}

/** Why the account cannot be deleted as asked; undefined for problems of the password. */
function readRefusal(error: unknown): 'worksHere' | 'needsPlans' | 'paying' | undefined {
  if (!isRefusal(error)) return undefined
  const reasons: Record<string, 'worksHere' | 'needsPlans' | 'paying'> = {
    OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN: 'worksHere',
    STAFF_ERASE_FORBIDDEN: 'worksHere',
    ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN: 'needsPlans',
    CUSTOMER_HAS_PLANS: 'needsPlans',
    PAYMENT_IN_PROGRESS: 'paying',
  }
  const rule = error.fieldViolations.map(({ ruleName = '' }) => reasons[ruleName]).find(Boolean)
  return rule ?? reasons[error.code]
}

/** Asks for confirmation with the password, and states what is deleted and what remains. */
export default function DeleteAccount() {
  const t = useT()
  const { ahead, plans, hasPassword, isRecent } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation().formData !== undefined
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined
  const inUse = useInUse(outcome && 'inUse' in outcome ? outcome.inUse : [], 'account.leave.inUse')
  const above = outcome && 'refused' in outcome ? t(`account.leave.${outcome.refused}`) : inUse
  const text = problem && problemText(t, problem)
  const isAtField = problem && problemField(problem) === 'password'
  // What was booked under an address that nobody proved is somebody else’s, perhaps.
  const erase = useMe().isVerified ? 'erase' : 'eraseAccount'
  const mustSignIn = !isRecent || (outcome !== undefined && 'signInAgain' in outcome)
  if (mustSignIn)
    return (
      <Page title={t('account.leave.title')}>
        <SignInAgain to={accountPaths.deleteAccount()} />
        <p>
          <LinkButton look="quiet" to={accountPaths.data()}>
            {t('account.leave.dismiss')}
          </LinkButton>
        </p>
      </Page>
    )
  return (
    <Page title={t('account.leave.title')} problem={above ?? (isAtField ? undefined : text)}>
      <p>{t('account.leave.goes')}</p>
      <p>{t('account.leave.cards')}</p>
      <p>{t('account.leave.retained')}</p>
      {ahead > 0 && (
        <p>
          {t('account.leave.ahead', { count: ahead })}{' '}
          <Link to={accountPaths.bookings()}>{t('account.data.bookings')}</Link>
        </p>
      )}
      {plans.length > 0 && (
        <>
          <p>{t('account.leave.plans')}</p>
          <ul>
            {plans.map(({ id, name }) => (
              <li key={id}>
                <Link to={accountPaths.order(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" className={frame.form}>
        {plans.length > 0 && <CheckBox name="endPlans" label={t('account.leave.endPlans')} />}
        <CheckBox name="erase" label={t(`account.leave.${erase}`)} hint={t(`account.leave.${erase}Hint`)} />
        {hasPassword && (
          <PasswordField
            label={t('account.security.present')}
            show={t('account.show')}
            autoComplete="current-password"
            error={isAtField ? text : undefined}
          />
        )}
        <Button look="danger" busy={busy}>
          {t('account.leave.button')}
        </Button>
      </Form>
      <p>
        <LinkButton look="quiet" to={accountPaths.data()}>
          {t('account.leave.dismiss')}
        </LinkButton>
      </p>
    </Page>
  )
}
