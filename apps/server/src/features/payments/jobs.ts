import { DAY } from '@kalends/availability'
import type { DueJob } from '../../jobs/schedule.ts'
import { eraseProviderCustomers } from './steps/erase-provider-customers.ts'
import { reconcileDueBooks } from './steps/reconcile-books.ts'
import { reconcilePayments } from './steps/reconcile-payments.ts'
import { removeCardsAtProviders } from './steps/remove-saved-cards.ts'
import { deleteOldProviderEvents } from './store/provider-events.ts'

const retentionMs = 90 * DAY

/** Reconciles payments with their providers, removes deleted cards there, and forgets old messages of providers. */
export const paymentsJobs: DueJob[] = [
  { name: 'payments.reconcile', run: reconcilePayments },
  { name: 'payments.books', run: reconcileDueBooks },
  { name: 'payments.removedCards', run: removeCardsAtProviders },
  { name: 'payments.erasedCustomers', run: eraseProviderCustomers },
  { name: 'payments.providerEvents', run: ({ db }, now) => deleteOldProviderEvents(db, now - retentionMs) },
]
