import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { receiptTitle } from '../parts/receipt.tsx'
import { accountPaths } from './account-paths.ts'
import styles from './bookings/bookings.module.css'
import { Page } from './frame/page.tsx'
import { Pages } from './frame/pages.tsx'

const PER_PAGE = 50

/** The member’s receipts and credit notes, latest first. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { kalends, site } = context.get(requestContext)
  const page = Math.min(Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1), 10_000)
  const list = await kalends.payments.listReceipts({ limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  return { ...list, page, zone: site.timeZone }
}

export default function Receipts() {
  const t = useT()
  const formats = useFormats()
  const { receipts, total, page, zone } = useLoaderData<typeof loader>()
  return (
    <Page title={t('account.nav.receipts')}>
      {receipts.length === 0 && <p className="k-2">{t('account.receipts.none')}</p>}
      <ul className={styles.rows}>
        {receipts.map((receipt) => (
          <li key={receipt.id} className={styles.receipt}>
            <Link to={accountPaths.receipt(receipt.id)}>{receiptTitle(t, receipt)}</Link>
            <time dateTime={receipt.issuedDate}>{formats.dayMonthYear(dayIn(receipt.issuedDate, zone))}</time>
            <span className="k-num">{formats.money({ value: receipt.amount, currency: receipt.currency })}</span>
          </li>
        ))}
      </ul>
      <Pages page={page} size={PER_PAGE} total={total} />
    </Page>
  )
}
