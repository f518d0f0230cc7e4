import { type checkoutsOwn, decimalText, type Infer } from '@kalends/contract'
import type { ListedOrder } from '../store/query-orders.ts'

/** An order as a row of a list. */
export function listedOrderView(
  row: ListedOrder,
  customerName: string | undefined,
): Infer<typeof checkoutsOwn.ListedCheckoutOrder> {
  const { currency, contact_id: contactId } = row
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    paymentStatus: row.payment_status,
    customer: contactId === null ? null : { contactId, name: customerName ?? '' },
    currency,
    total: decimalText(row.total_minor, currency),
    paid: decimalText(row.paid_minor, currency),
    refunded: decimalText(row.refunded_minor, currency),
    names: row.names,
    createdDate: new Date(row.created_at).toISOString(),
  }
}
