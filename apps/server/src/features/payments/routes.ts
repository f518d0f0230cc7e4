import type { RoutesOf } from '../../operation.ts'
import { closeTakings } from './operations/close-takings.ts'
import { deleteSavedMethod } from './operations/delete-saved-method.ts'
import { exportPayments } from './operations/export-payments.ts'
import { exportTakings } from './operations/export-takings.ts'
import { getCardSetup } from './operations/get-card-setup.ts'
import { getCustomerBalance } from './operations/get-customer-balance.ts'
import { getOnlinePayments } from './operations/get-online-payments.ts'
import { getPayment } from './operations/get-payment.ts'
import { getPaymentProgress } from './operations/get-payment-progress.ts'
import { getPaymentSettings } from './operations/get-payment-settings.ts'
import { getReceipt } from './operations/get-receipt.ts'
import { getReceiptPdf } from './operations/get-receipt-pdf.ts'
import { getSandboxPage } from './operations/get-sandbox-page.ts'
import { getTakings } from './operations/get-takings.ts'
import { listDailyReports } from './operations/list-daily-reports.ts'
import { listReceipts } from './operations/list-receipts.ts'
import { listSavedMethods } from './operations/list-saved-methods.ts'
import { queryCharges } from './operations/query-charges.ts'
import { queryPayments } from './operations/query-payments.ts'
import { receiveStripeWebhook } from './operations/receive-stripe-webhook.ts'
import { reconcilePayments } from './operations/reconcile-payments.ts'
import { recordPayment } from './operations/record-payment.ts'
import { refundPayment } from './operations/refund-payment.ts'
import { startCardSetup } from './operations/start-card-setup.ts'
import { startPayment } from './operations/start-payment.ts'
import { submitSandboxCard } from './operations/submit-sandbox-card.ts'
import { testStripeConnection } from './operations/test-stripe-connection.ts'
import { updatePaymentSettings } from './operations/update-payment-settings.ts'
import { waiveCharge } from './operations/waive-charge.ts'

export const paymentsRoutes: RoutesOf<'payments'> = {
  getOnlinePayments,
  getPaymentSettings,
  updatePaymentSettings,
  testStripeConnection,
  receiveStripeWebhook,
  queryPayments,
  queryCharges,
  getCustomerBalance,
  recordPayment,
  reconcilePayments,
  refundPayment,
  waiveCharge,
  startPayment,
  startCardSetup,
  getCardSetup,
  listSavedMethods,
  deleteSavedMethod,
  getSandboxPage,
  submitSandboxCard,
  getTakings,
  closeTakings,
  exportPayments,
  exportTakings,
  listDailyReports,
  listReceipts,
  getReceipt,
  getReceiptPdf,
  getPaymentProgress,
  getPayment,
}
