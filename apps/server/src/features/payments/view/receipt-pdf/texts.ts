import type { PaymentMethodKind } from '../../rules/ledger.ts'
import type { ReceiptKind } from '../../store/receipts.ts'
import type { Direction } from './lay-out-line.ts'

export type ReceiptTexts = {
  locale: string
  direction: Direction
  title: Record<ReceiptKind, (number: number) => string>
  total: string
  taxIncluded: (tax: string) => string
  sum: Record<ReceiptKind, string>
  method: Record<PaymentMethodKind, string>
} & Record<
  | 'issued'
  | 'customer'
  | 'item'
  | 'quantity'
  | 'amount'
  | 'adjustment'
  | 'paidElsewhere'
  | 'subtotal'
  | 'discount'
  | 'paidTax'
  | 'paidBy',
  string
>

const en: ReceiptTexts = {
  locale: 'en',
  direction: 'ltr',
  title: { RECEIPT: (number) => `Receipt no. ${number}`, CREDIT_NOTE: (number) => `Credit note no. ${number}` },
  issued: 'Issued',
  customer: 'Customer',
  item: 'Item',
  quantity: 'Quantity',
  amount: 'Amount',
  adjustment: 'Adjustment',
  paidElsewhere: 'Paid elsewhere',
  subtotal: 'Subtotal',
  discount: 'Discount',
  total: 'Total',
  taxIncluded: (tax) => `Includes ${tax}`,
  sum: { RECEIPT: 'Paid', CREDIT_NOTE: 'Refunded' },
  paidTax: 'Tax in this amount',
  paidBy: 'Method',
  method: {
    CARD: 'Card',
    SAVED_CARD: 'Saved card',
    CASH: 'Cash',
    CARD_TERMINAL: 'Card terminal',
    BANK_TRANSFER: 'Bank transfer',
    OTHER: 'Other',
  },
}

const he: ReceiptTexts = {
  locale: 'he',
  direction: 'rtl',
  title: { RECEIPT: (number) => `קבלה מס׳ ${number}`, CREDIT_NOTE: (number) => `תעודת זיכוי מס׳ ${number}` },
  issued: 'תאריך הפקה',
  customer: 'לקוח',
  item: 'פריט',
  quantity: 'כמות',
  amount: 'סכום',
  adjustment: 'התאמה',
  paidElsewhere: 'שולם במקום אחר',
  subtotal: 'סכום ביניים',
  discount: 'הנחה',
  total: 'סה״כ',
  taxIncluded: (tax) => `כולל ${tax}`,
  sum: { RECEIPT: 'שולם', CREDIT_NOTE: 'הוחזר' },
  paidTax: 'מס בסכום הזה',
  paidBy: 'אמצעי תשלום',
  method: {
    CARD: 'כרטיס',
    SAVED_CARD: 'כרטיס שמור',
    CASH: 'מזומן',
    CARD_TERMINAL: 'מסוף אשראי',
    BANK_TRANSFER: 'העברה בנקאית',
    OTHER: 'אחר',
  },
}

/** Returns the texts of receipts in a language; English for those we do not have. */
export function receiptTexts(language: string | null | undefined): ReceiptTexts {
  const [primary] = (language ?? '').toLowerCase().split('-')
  return primary === 'he' || primary === 'iw' ? he : en
}
