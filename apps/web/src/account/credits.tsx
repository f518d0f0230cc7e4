import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { type CreditBalance, writeLeft } from '../parts/order-state.tsx'
import { accountPaths } from './account-paths.ts'
import { ENTRIES_PER_PAGE, loadCreditHistory, readPage } from './data/orders.ts'
import { Page, Section } from './frame/page.tsx'
import { Pages } from './frame/pages.tsx'
import { CreditHistory } from './orders/credit-history.tsx'
import { NoPlans } from './orders/no-plans.tsx'
import styles from './orders/orders.module.css'

/** The member’s credits and how they changed. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext)
  const page = readPage(url.searchParams)
  const [{ balances }, history] = await Promise.all([
    request.kalends.credits.listMyCredits({}),
    loadCreditHistory(request, { page }),
  ])
  return { balances, ...history, page, zone: request.site.timeZone }
}

export default function Credits() {
  const t = useT()
  const { balances, entries, total, page, zone } = useLoaderData<typeof loader>()
  return (
    <Page title={t('account.nav.credits')}>
      {balances.length === 0 && total === 0 && <NoPlans text={t('account.credits.none')} />}
      {balances.length > 0 && (
        <Section id="now" title={t('account.credits.now')}>
          <ul className={styles.rows}>
            {balances.map((balance) => (
              <Balance key={balance.id} balance={balance} zone={zone} />
            ))}
          </ul>
        </Section>
      )}
      {entries.length > 0 && (
        <Section id="history" title={t('account.credits.history')}>
          <CreditHistory entries={entries} zone={zone} />
          <Pages page={page} size={ENTRIES_PER_PAGE} total={total} />
        </Section>
      )}
    </Page>
  )
}

function Balance({ balance, zone }: { balance: CreditBalance; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const left = writeLeft(balance, t, formats)
  const day = balance.endsDate && formats.dayMonthYear(dayIn(balance.endsDate, zone))
  return (
    <li>
      <Link to={accountPaths.order(balance.orderId)}>
        <bdi>{balance.planName}</bdi>
      </Link>
      <span className="k-num">{day ? t('orders.left.until', { left, day }) : left}</span>
    </li>
  )
}
