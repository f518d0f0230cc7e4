import type { OutputOf } from '@kalends/contract'
import { Form, useNavigation } from 'react-router'
import { refusalReason } from '../../lib/refusal.ts'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import styles from './question.module.css'

const problems = {
  CUSTOMER_HAS_PLANS: 'plans',
  CUSTOMER_HAS_BOOKINGS: 'bookings',
  STAFF_ERASE_FORBIDDEN: 'staff',
  PAYMENT_IN_PROGRESS: 'paying',
} as const
type Problem = (typeof problems)[keyof typeof problems] | 'other'

/** What the form asks to end together with the person. */
export const readErase = (form: FormData) => ({
  endOrders: form.get('endOrders') === 'yes',
  cancelBookings: form.get('cancelBookings') === 'yes',
})

/** Returns why a person was not erased; rethrows what is no refusal. */
export const eraseProblem = (error: unknown): Problem =>
  refusalReason<Problem>(error, { codes: problems, fallback: 'other' })

type Account = OutputOf<'previewCustomerErasure'>['preview']['accounts'][number]
type Props = { problem: Problem | undefined; accounts: readonly Account[]; upcoming: number; back: string }

/** Names every account that is erased, with those in the trash. */
function Accounts({ accounts }: Pick<Props, 'accounts'>) {
  const t = useT()
  if (accounts.length === 0) return null
  return (
    <>
      <p>{t('customers.erase.accounts', { count: accounts.length })}</p>
      <ul>
        {accounts.map(({ memberId, loginEmail, deletedDate }) => (
          <li key={memberId}>
            <bdi>{loginEmail}</bdi> {deletedDate !== null && t('customers.erase.accounts.deleted')}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Says what is erased and what stays, and asks about plans and bookings. */
export function EraseForm({ problem, accounts, upcoming, back }: Props) {
  const t = useT()
  const busy = useNavigation().formData !== undefined
  return (
    <div className={styles.question}>
      {problem && <Alert>{t(`customers.erase.problem.${problem}`)}</Alert>}
      <p>{t('customers.erase.goes')}</p>
      <p>{t('customers.erase.stays')}</p>
      <Accounts accounts={accounts} />
      <Form method="post">
        <CheckBox
          name="cancelBookings"
          label={t('customers.erase.bookings')}
          hint={t('customers.erase.bookings.count', { count: upcoming })}
        />
        <CheckBox name="endOrders" label={t('customers.erase.plans')} hint={t('customers.erase.plans.hint')} />
        <ButtonRow>
          <Button look="danger" busy={busy}>
            {t('customers.erase.button')}
          </Button>
          <LinkButton look="quiet" to={back}>
            {t('common.cancel')}
          </LinkButton>
        </ButtonRow>
      </Form>
    </div>
  )
}
