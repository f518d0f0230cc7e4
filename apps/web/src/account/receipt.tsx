import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useT } from '../lib/translate.tsx'
import { Receipt, receiptTitle } from '../parts/receipt.tsx'
import { accountPaths } from './account-paths.ts'
import { Page } from './frame/page.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  try {
    const { payments } = context.get(requestContext).kalends
    return await payments.getReceipt({ receiptId: params['receiptId'] ?? '' })
  } catch (error) {
    if (isRefusal(error, 400, 404)) throw data(null, { status: 404 })
    throw error
  }
}

/** A receipt or credit note of the member. */
export default function ReceiptPage() {
  const t = useT()
  const { receipt } = useLoaderData<typeof loader>()
  return (
    <Page title={receiptTitle(t, receipt)}>
      <Receipt receipt={receipt} file={accountPaths.receiptFile(receipt.id)} />
    </Page>
  )
}
