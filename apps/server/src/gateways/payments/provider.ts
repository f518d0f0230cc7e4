import type { ChargeLimits } from '@kalends/contract'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../db/database.ts'

/** What a provider receives with each call: a provider stores keys and what it was sent in tables of its own. */
export type ProviderContext = {
  config: Config
  db: Db
  clock: Clock
  ids: { guid(): string }
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export type ProviderCard = { brand: string; last4: string }
/** A card the provider saved for later charges. */
export type ProviderMethod = ProviderCard & { id: string; expiresMonth: number; expiresYear: number }

/** What the customer does next: open the provider's page, or confirm with the provider's fields. */
export type NextAction =
  | { kind: 'page'; url: string }
  /** `isConfirmation`: the bank asks about the saved card that was charged, and no card is entered. */
  | { kind: 'stripe'; clientSecret: string; isConfirmation: boolean }

/** A payment as the provider has it. */
export type ProviderPayment = {
  /** Null if the provider refused to create it. */
  id: string | null
  status: 'REQUIRES_ACTION' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'CANCELED'
  next: NextAction | null
  card: ProviderCard | null
  savedMethod: ProviderMethod | null
  /** Why the last attempt failed; the customer may still try another card while the status is open. */
  failureCode: string | null
}

/** A card being saved without a payment, as the provider has it. */
export type ProviderSetup = Omit<ProviderPayment, 'card'>
export type NewProviderSetup = {
  siteId: string
  customerId: string
  /** Of the business. */
  currency: string
  idempotencyKey: string
  returnUrl: string
  siteUrl: string
}

type Amount = { siteId: string; currency: string; amountMinor: number; idempotencyKey: string }
export type NewProviderPayment = Amount & {
  customerId: string | null
  saveMethod: boolean
  /** Where the customer returns to. */
  returnUrl: string
  /** Address of the business's pages, without a trailing slash. */
  siteUrl: string
}
export type SavedCharge = Amount & {
  methodId: string
  /** Where the customer confirms the card, if their bank asks for it, and returns to; undefined while they are away. */
  confirmation: { returnUrl: string; siteUrl: string } | undefined
}
export type ProviderRefund = {
  id: string | null
  /** PENDING: asking again with the same key tells more. */
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED'
  failureCode: string | null
}
/** A refund as the provider lists it, whoever made it. */
export type ListedRefund = ProviderRefund & {
  id: string
  amountMinor: number
  /** Key it was made with here; null for one that was made elsewhere, such as in the provider's dashboard. */
  idempotencyKey: string | null
}
/** A customer contests a payment at their bank. */
export type ProviderDispute = {
  id: string
  status: 'OPEN' | 'WON' | 'LOST'
  amountMinor: number
  /** What the bank holds or has taken for good. */
  withdrawnMinor: number
  reason: string
}
/** What a provider lists of one refund or dispute of any payment. */
export type ListedChange = { paymentId: string; id: string; status: string }
/** A message of the provider about one of its payments. Its order and content are not trusted: the payment is asked for. */
export type ProviderEvent = {
  id: string
  type: string
  /** Null for messages about something else. */
  paymentId: string | null
  /** The card being saved that the message is about, if it is about one. */
  setupId?: string | null
  /** Saved card that the message is about. */
  methodId?: string | null
  /** Who cards were saved for, if the message is about all of theirs. */
  cardOwnerId?: string | null
  /** Key the payment or setup was created with, if the message says it. */
  idempotencyKey: string | null
}

/**
 * A payment provider. Calls may be repeated with the same idempotency key and then return what the first one did. A call
 * that throws has an unknown outcome; refusals are values.
 */
export type PaymentProvider = {
  /** Says what can be charged at once in a currency. */
  limits(currency: string): ChargeLimits
  createPayment(context: ProviderContext, payment: NewProviderPayment): Promise<ProviderPayment>
  /** Charges a saved card. One that needs its owner waits for them if they are present, and fails while they are away. */
  chargeSaved(context: ProviderContext, charge: SavedCharge): Promise<ProviderPayment>
  /** Finds a payment by the idempotency key it was created with. `paymentId`: its id at the provider, where known. */
  findPayment(
    context: ProviderContext,
    requested: { siteId: string; idempotencyKey: string; paymentId?: string | null; siteUrl?: string },
  ): Promise<ProviderPayment | undefined>
  /** Cancels a payment unless money was taken; returns it either way. */
  cancelPayment(context: ProviderContext, requested: { siteId: string; paymentId: string }): Promise<ProviderPayment>
  refund(context: ProviderContext, refund: Amount & { paymentId: string }): Promise<ProviderRefund>
  /** Lists all refunds of a payment, oldest first. */
  listRefunds(context: ProviderContext, requested: { siteId: string; paymentId: string }): Promise<ListedRefund[]>
  /** Lists what was refunded or disputed since an instant, of all payments that the account knows. */
  listChanges(
    context: ProviderContext,
    requested: { siteId: string; since: number },
  ): Promise<{ refunds: ListedChange[]; disputes: ListedChange[] }>
  listDisputes(context: ProviderContext, requested: { siteId: string; paymentId: string }): Promise<ProviderDispute[]>
  /** Begins to save a card without a payment; the customer continues as with one. */
  createSetup(context: ProviderContext, setup: NewProviderSetup): Promise<ProviderSetup>
  /** Finds a setup by the key it was created with; undefined if it never arrived. */
  findSetup(
    context: ProviderContext,
    requested: { siteId: string; idempotencyKey: string; setupId: string | null; siteUrl?: string },
  ): Promise<ProviderSetup | undefined>
  /**
   * Finds a saved card as it is now. REMOVED: it was removed there, or with its customer. Undefined if this account never
   * had it.
   */
  findMethod(
    context: ProviderContext,
    requested: { siteId: string; methodId: string },
  ): Promise<ProviderMethod | 'REMOVED' | undefined>
  deleteMethod(context: ProviderContext, requested: { siteId: string; methodId: string }): Promise<void>
  /** Deletes a customer with their cards; payments stay. Nothing happens if it was deleted before, or never was. */
  deleteCustomer(context: ProviderContext, requested: { siteId: string; customerId: string }): Promise<void>
  /** Returns the event of a genuine, recent message; undefined for any other. */
  verifyWebhook(
    context: ProviderContext,
    message: { siteId: string; body: string; signature: string },
  ): Promise<ProviderEvent | undefined>
}
