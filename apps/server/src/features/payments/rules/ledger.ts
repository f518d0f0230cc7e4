/** An account of the ledger. Debits are positive, credits negative. */
export type Account =
  | 'RECEIVABLE'
  | 'REVENUE'
  | 'TAX'
  | 'CASH'
  | 'CARD_TERMINAL'
  | 'BANK'
  | 'OTHER'
  | 'PROVIDER_SANDBOX'
  | 'PROVIDER_STRIPE'
  | 'WAIVED'
  /** Held by the bank of a customer who contests a payment. */
  | 'DISPUTED'

export type LedgerEntry = { account: Account; amountMinor: number }

/** How somebody pays. */
export type PaymentMethodKind = 'CARD' | 'SAVED_CARD' | OnSiteMethod
/** How somebody pays on site. */
export type OnSiteMethod = 'CASH' | 'CARD_TERMINAL' | 'BANK_TRANSFER' | 'OTHER'
/** Who takes the money. */
export type PaymentProviderKind = 'SANDBOX' | 'STRIPE' | 'ON_SITE'

/** An amount and the part of it that is tax, in minor units. */
export type Taxed = { amountMinor: number; taxMinor: number }

/** Returns the account that receives a payment. */
export function moneyAccount(provider: PaymentProviderKind, method: PaymentMethodKind): Account {
  if (provider !== 'ON_SITE') return `PROVIDER_${provider}`
  if (method === 'BANK_TRANSFER') return 'BANK'
  return method === 'CASH' || method === 'CARD_TERMINAL' ? method : 'OTHER'
}

/** Somebody owes an amount. A change of a charge posts the difference, which may be negative. */
export function chargeEntries({ amountMinor, taxMinor }: Taxed): LedgerEntry[] {
  return withoutZeros([
    { account: 'RECEIVABLE', amountMinor },
    { account: 'REVENUE', amountMinor: taxMinor - amountMinor },
    { account: 'TAX', amountMinor: -taxMinor },
  ])
}

/** Money comes in. What exceeds the charge leaves a credit on RECEIVABLE until it is refunded. */
export function paymentEntries(account: Account, amountMinor: number): LedgerEntry[] {
  return [
    { account, amountMinor },
    { account: 'RECEIVABLE', amountMinor: -amountMinor },
  ]
}

/** A refund, and the part of it that undoes a part of the sale; the rest is due again, or was paid beyond the charge. */
export type Refunded = { amountMinor: number; creditedMinor: number; creditedTaxMinor: number }

/** Money goes back. */
export function refundEntries(account: Account, refund: Refunded): LedgerEntry[] {
  const { amountMinor, creditedMinor, creditedTaxMinor } = refund
  return withoutZeros([
    { account, amountMinor: -amountMinor },
    { account: 'REVENUE', amountMinor: creditedMinor - creditedTaxMinor },
    { account: 'TAX', amountMinor: creditedTaxMinor },
    { account: 'RECEIVABLE', amountMinor: amountMinor - creditedMinor },
  ])
}

/** The bank returned a refund: everything it posted is posted the other way round. */
export function reversalEntries(account: Account, refund: Refunded): LedgerEntry[] {
  return refundEntries(account, refund).map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }))
}

/** A bank withdraws what its customer contests; a negative amount comes back. */
export function disputeEntries(account: Account, amountMinor: number): LedgerEntry[] {
  return withoutZeros([
    { account, amountMinor: -amountMinor },
    { account: 'DISPUTED', amountMinor },
  ])
}

/** The business gives up an amount, and owes no tax for it. */
export function waiverEntries({ amountMinor, taxMinor }: Taxed): LedgerEntry[] {
  return withoutZeros([
    { account: 'RECEIVABLE', amountMinor: -amountMinor },
    { account: 'WAIVED', amountMinor: amountMinor - taxMinor },
    { account: 'TAX', amountMinor: taxMinor },
  ])
}

/** Zero is written without a sign, and not at all in the ledger. */
function withoutZeros(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.filter(({ amountMinor }) => amountMinor !== 0)
}
