/** Charges, payments, refunds, the ledger of money, receipts and takings. */

export { paymentsJobs } from './jobs.ts'
export type {
  BeginningPayment,
  ChargeNote,
  NeededCard,
  RefundedFee,
  RemovedCard,
  SavedCardFor,
  Subject,
} from './ports.ts'
export { paymentsRoutes } from './routes.ts'
export { balanceAfter } from './rules/allowances.ts'
export {
  type ChargeCause,
  type ChargeStatus,
  chargeStatus,
  dueMinor,
  isLeftUnpaid,
  neverPaidMinor,
  retainedMinor,
  shareOfTax,
} from './rules/amounts.ts'
export { toCsv } from './rules/csv.ts'
export type { IdempotencyKey } from './rules/idempotency-key.ts'
export type { OnSiteMethod } from './rules/ledger.ts'
export { callerKey } from './steps/caller-key.ts'
export { findCardScope } from './steps/card-scope.ts'
export { countCardAttempt } from './steps/count-card-attempt.ts'
export { type ChargeTotals, createCharge, type NewCharge } from './steps/create-charge.ts'
export { exportPayments } from './steps/export-payments.ts'
export { findTax, loadTaxes } from './steps/find-tax.ts'
export { describeSetup as describeCardSetup } from './steps/next-step.ts'
export { oweBack, returnOwedBack } from './steps/owe-back.ts'
export { isOwnMethod } from './steps/own-charge.ts'
export { findChargeLimits, hasChargeableCard, isPaymentProviderReady } from './steps/payment-provider.ts'
export { receiveWebhook } from './steps/receive-webhook.ts'
export { reconcilePayments } from './steps/reconcile-payments.ts'
export { recordOnSitePayment } from './steps/record-on-site-payment.ts'
export { refundPayment } from './steps/refund-payment.ts'
export { removeCardsSince, removeSavedCards } from './steps/remove-saved-cards.ts'
export { moveUnpaidCharge, repriceCharge, unwaiveCharge } from './steps/reprice-charge.ts'
export { requireWholeAmount } from './steps/require-whole-amount.ts'
export { reserveRefunds } from './steps/reserve-refunds.ts'
export { returnCharges } from './steps/return-charges.ts'
export { resolveReturnUrl } from './steps/return-url.ts'
export { type CardSetup, startCardSetup } from './steps/save-card.ts'
export { startCombinedCustomerPayment, startCustomerPayment } from './steps/start-customer-payment.ts'
export { cancelOpenPayment, chargeSavedMethod, type StartedPayment, startPayment } from './steps/start-payment.ts'
export { findDueOnceRefunded, waiveCharge } from './steps/waive-charge.ts'
export { dueOfCharge, hasCharge, hasDueCharge, hasMoney, isOf as isChargeOf } from './store/charged.ts'
export {
  type ChargeLine,
  type ChargeRow,
  findCharge,
  findCharges,
  findChargesById,
  lockChargeOf,
  type SubjectType,
} from './store/charges.ts'
export { findDefaultMethod, findOrderMethod, lockMethod } from './store/methods.ts'
export {
  hasOpenPayment,
  isSavedCardCharged,
  listPaymentsOfCharge,
  sumOnSite,
  supersedePayments,
} from './store/payments.ts'
export type { ReceiptColumns as IssuedReceipt } from './store/receipts.ts'
export { type EndsOrder, sumSaleUnderway } from './store/refunds.ts'
export { removeBookingCards } from './store/removed-methods.ts'
export { sumSystemWaivers } from './store/waivers.ts'
export { chargeView, linesView } from './view/charge.ts'
