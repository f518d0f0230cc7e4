import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isRefusal } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { Receipt, receiptTitle } from '../parts/receipt.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { readGuid } from './data/views.ts'
import { Page } from './frame/page.tsx'
import styles from './payments/payments.module.css'
import { staffContext } from './staff-context.ts'

export { ErrorBoundary } from './frame/failure.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const receiptId = readGuid(params['receiptId'] ?? null)
  if (!receiptId) throw data(null, { status: 404 })
  try {
    return await client.payments.getReceipt({ receiptId })
  } catch (error) {
    if (isRefusal(error, 404)) throw data(null, { status: 404 })
    throw error
  }
}

/** A receipt or credit note. */
export default function ReceiptPage() {
  const t = useT()
  const { receipt } = useLoaderData<typeof loader>()
  return (
    <Page
      title={receiptTitle(t, receipt)}
      bar={<LinkButton to={dashboardPaths.payments({ payment: receipt.paymentId })}>{t('payments.title')}</LinkButton>}
    >
      <div className={styles.receipt}>
        <Receipt receipt={receipt} file={dashboardPaths.receiptFile(receipt.id)} />
      </div>
    </Page>
  )
}
