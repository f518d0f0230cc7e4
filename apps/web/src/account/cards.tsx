import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { leftToRight } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { assertRefusal, isRefusal } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { accountPaths } from './account-paths.ts'
import styles from './bookings/bookings.module.css'
import { type InUse, useInUse } from './cards-in-use.ts'
import frame from './frame/page.module.css'
import { Page } from './frame/page.tsx'

const problems = ['provider', 'throttled', 'unverified'] as const
type Outcome = { inUse: readonly InUse[] } | null

/** The member’s saved cards. Without online payments none can be added. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { payments } = context.get(requestContext).kalends
  const [{ methods }, { takesOnlinePayments }] = await Promise.all([
    payments.listSavedMethods({}),
    payments.getOnlinePayments({}),
  ])
  const problem = problems.find((name) => name === url.searchParams.get('problem'))
  return { methods, takesOnlinePayments, problem }
}

/** Deletes a card; one that is gone already is no problem. One that pays fees stays. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const methodId = String(form.get('delete') ?? '')
  try {
    await context.get(requestContext).kalends.payments.deleteSavedMethod({ methodId })
  } catch (error) {
    assertRefusal(error)
    if (error.code === 'PAYMENT_METHOD_IN_USE')
      return data<Outcome>({ inUse: error.data['bookings'] as InUse[] }, { status: 400 })
    if (!isRefusal(error, 404)) throw data(null, { status: 400 })
  }
  return data<Outcome>({ inUse: [] })
}

export const shouldRevalidate = (): boolean => true

/** Without a default, each card was saved for one plan. */
function chooseText(methods: readonly { isDefault: boolean }[]) {
  if (methods.length === 0) return 'account.cards.none'
  return methods.some(({ isDefault }) => isDefault) ? 'account.cards.text' : 'account.cards.textOwn'
}

export default function Cards() {
  const t = useT()
  const { methods, takesOnlinePayments, problem } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const busy = useNavigation()
  const inUse = useInUse(outcome?.inUse ?? [], 'account.cards.inUse')
  return (
    <Page
      title={t('account.nav.cards')}
      done={outcome ? t('account.cards.deleted') : undefined}
      problem={inUse ?? (problem && !outcome ? t(`account.cards.problem.${problem}`) : undefined)}
    >
      <p className="k-2">{t(chooseText(methods))}</p>
      <ul className={styles.rows}>
        {methods.map(({ id, brand, last4, expiresMonth, expiresYear, isDefault }) => {
          const name = leftToRight(`${brand} ${last4}`)
          const expires = leftToRight(`${String(expiresMonth).padStart(2, '0')}/${String(expiresYear).slice(-2)}`)
          return (
            <li key={id} className={styles.card}>
              <span className={styles.cardName}>
                <b className="k-strong">{name}</b>
                {isDefault && <Chip tone="plain">{t('account.cards.default')}</Chip>}
                <span className="k-2">{t('account.cards.expires', { date: expires })}</span>
              </span>
              <Form method="post">
                <Button
                  look="quietDanger"
                  name="delete"
                  value={id}
                  aria-label={t('account.cards.deleteNamed', { name })}
                  busy={busy.formData?.get('delete') === id}
                >
                  {t('account.cards.delete')}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
      {takesOnlinePayments && (
        <Form method="post" action={accountPaths.addCard()} reloadDocument className={frame.buttons}>
          <Button look={methods.length > 0 ? 'outline' : 'filled'}>{t('account.cards.add')}</Button>
        </Form>
      )}
    </Page>
  )
}
