import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import type { Clock } from '../../../src/clock.ts'
import { type TestCard, type TestCardName, testCards } from './cards.ts'
import type { Sent } from './parameters.ts'
import { invalidRequest, missing, StripeAnswer } from './stripe-error.ts'

type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'setup_future_usage' | 'created' | 'livemode'
> & {
  client_secret: string
  metadata: Record<string, string>
  customer: string | null
  payment_method: string | null
  last_payment_error: Record<string, unknown> | null
}
type Setup = Pick<Stripe.SetupIntent, 'id' | 'object' | 'status' | 'usage' | 'created' | 'livemode'> & {
  client_secret: string
  metadata: Record<string, string>
  customer: string
  payment_method: string | null
  last_setup_error: Record<string, unknown> | null
}
type Method = { id: string; object: 'payment_method'; type: 'card'; customer: string | null; card: Card }
type Card = Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>
type Refund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'currency' | 'status' | 'created'> & {
  payment_intent: string
  metadata: Record<string, string>
}
type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'currency' | 'status' | 'reason' | 'created'> & {
  payment_intent: string
}
export type Message = { id: string; type: string; object: object }

/** Returns true if Stripe changes a dispute in this way. */
export function canBecome(before: Dispute['status'], after: Dispute['status']): boolean {
  if (before === 'won') return after === 'won'
  return before !== 'lost' || after === 'lost' || after === 'won'
}

const randomId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** An account at Stripe: its objects and how they change, and the messages about it that were not delivered yet. */
export class FakeAccount {
  readonly intents = new Map<string, Intent>()
  readonly setups = new Map<string, Setup>()
  readonly methods = new Map<string, Method>()
  readonly customers = new Map<string, { id: string; object: 'customer'; deleted?: boolean; metadata: object }>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes: Dispute[] = []
  messages: Message[] = []
  /** Refunds stay pending until `endRefunds`. */
  refundsWait = false
  readonly #cards = new Map<string, TestCard>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  createIntent(sent: Sent): object {
    const amount = readAmount(sent['amount'])
    if (amount < 50) throw invalidRequest('Amount must be at least 50', { code: 'amount_too_small', param: 'amount' })
    if (sent['automatic_payment_methods'] && sent['allowed_payment_method_types'])
      throw invalidRequest('You may only specify one of these parameters', { param: 'automatic_payment_methods' })
    const customer = readText(sent['customer'])
    if (customer) this.customer(customer)
    const usage = readText(sent['setup_future_usage'])
    if (usage && !customer) throw invalidRequest('A customer is needed to save a card', { param: 'customer' })
    const id = randomId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      currency: readText(sent['currency']) ?? '',
      status: 'requires_payment_method',
      setup_future_usage: usage === 'off_session' ? 'off_session' : null,
      created: Math.floor(this.#clock.now() / 1000),
      livemode: false,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      metadata: readMetadata(sent),
      customer: customer ?? null,
      payment_method: null,
      last_payment_error: null,
    }
    this.intents.set(id, intent)
    this.#tell('payment_intent.created', intent)
    const isAway = sent['off_session'] === 'true'
    if (isAway && sent['use_stripe_sdk'])
      throw invalidRequest('You may only specify one of these parameters', { param: 'use_stripe_sdk' })
    if (sent['confirm'] === 'true') this.#chargeSaved(intent, readText(sent['payment_method']) ?? '', isAway)
    return this.show(intent, sent)
  }

  /** Confirms a payment with a card, as Stripe's fields do in the browser. Returns the status. */
  pay(clientSecret: string, name: TestCardName): Intent['status'] {
    const intent = this.#bySecret(clientSecret)
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw unexpectedState(intent)
    const card: TestCard = testCards[name]
    const method = this.#newMethod(card)
    intent.last_payment_error = null
    if (card.pays === 'declines') this.#fail(intent, method, card.declineCode ?? 'generic_decline')
    else {
      intent.payment_method = method.id
      const statuses = { succeeds: 'succeeded', challenges: 'requires_action', processes: 'processing' } as const
      this.#move(intent, statuses[card.pays])
    }
    return intent.status
  }

  answerChallenge(clientSecret: string, isApproved: boolean): Intent['status'] {
    const intent = this.#bySecret(clientSecret)
    if (intent.status !== 'requires_action') throw unexpectedState(intent)
    if (isApproved) this.#move(intent, 'succeeded')
    else {
      const code = 'payment_intent_authentication_failure'
      intent.last_payment_error = { type: 'card_error', code }
      intent.payment_method = null
      this.#move(intent, 'requires_payment_method', 'payment_intent.payment_failed')
    }
    return intent.status
  }

  /** Ends what is being processed. */
  endProcessing(): void {
    for (const intent of this.intents.values()) if (intent.status === 'processing') this.#move(intent, 'succeeded')
  }

  cancelIntent(id: string, sent: Sent): object {
    const intent = this.intent(id)
    if (['succeeded', 'processing', 'canceled'].includes(intent.status)) throw unexpectedState(intent)
    this.#move(intent, 'canceled')
    return this.show(intent, sent)
  }

  createSetup(sent: Sent): object {
    const customer = readText(sent['customer']) ?? raise(invalidRequest('A customer is needed', { param: 'customer' }))
    this.customer(customer)
    const id = randomId('seti')
    const setup: Setup = {
      id,
      object: 'setup_intent',
      status: 'requires_payment_method',
      usage: readText(sent['usage']) ?? 'off_session',
      created: Math.floor(this.#clock.now() / 1000),
      livemode: false,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      metadata: readMetadata(sent),
      customer,
      payment_method: null,
      last_setup_error: null,
    }
    this.setups.set(id, setup)
    this.#tell('setup_intent.created', setup)
    return this.show(setup, sent)
  }

  /** Confirms a setup with a card, as Stripe's fields do in the browser. Returns the status. */
  saveCard(clientSecret: string, name: TestCardName): Setup['status'] {
    const setup = this.setup(clientSecret.split('_secret_')[0] ?? '')
    if (setup.status !== 'requires_payment_method') throw unexpectedState(setup)
    const card: TestCard = testCards[name]
    const method = this.#newMethod(card)
    setup.last_setup_error = null
    if (card.pays === 'declines') {
      setup.last_setup_error = { type: 'card_error', code: 'card_declined', decline_code: card.declineCode }
      this.#tell('setup_intent.setup_failed', setup)
      return setup.status
    }
    setup.payment_method = method.id
    if (card.pays === 'challenges') setup.status = 'requires_action'
    else this.#succeed(setup)
    return setup.status
  }

  answerSetupChallenge(clientSecret: string, isApproved: boolean): Setup['status'] {
    const setup = this.setup(clientSecret.split('_secret_')[0] ?? '')
    if (setup.status !== 'requires_action') throw unexpectedState(setup)
    if (isApproved) this.#succeed(setup)
    else {
      setup.status = 'requires_payment_method'
      setup.payment_method = null
      setup.last_setup_error = { type: 'card_error', code: 'setup_intent_authentication_failure' }
      this.#tell('setup_intent.setup_failed', setup)
    }
    return setup.status
  }

  cancelSetup(id: string, sent: Sent): object {
    const setup = this.setup(id)
    if (setup.status === 'succeeded' || setup.status === 'canceled') throw unexpectedState(setup)
    setup.status = 'canceled'
    this.#tell('setup_intent.canceled', setup)
    return this.show(setup, sent)
  }

  createRefund(sent: Sent): Refund {
    const intent = this.intent(readText(sent['payment_intent']) ?? '')
    if (intent.status !== 'succeeded') throw unexpectedState(intent)
    const amount = readAmount(sent['amount'])
    const left = intent.amount - this.refundedAmount(intent.id)
    if (left === 0) throw invalidRequest('Charge has already been refunded.', { code: 'charge_already_refunded' })
    if (amount > left) throw invalidRequest('Refund amount is greater than unrefunded amount', { param: 'amount' })
    if (this.withdrawnAmount(intent.id) > 0)
      throw invalidRequest('Charge has been charged back.', { code: 'charge_disputed' })
    const refund: Refund = {
      id: randomId('re'),
      object: 'refund',
      created: this.#seconds(),
      amount,
      currency: intent.currency,
      status: this.refundsWait ? 'pending' : 'succeeded',
      payment_intent: intent.id,
      metadata: readMetadata(sent),
    }
    this.refunds.set(refund.id, refund)
    this.#tell('refund.created', refund)
    const { id, currency } = intent
    this.#tell('charge.refunded', { id: `ch_${id}`, object: 'charge', payment_intent: id, amount, currency })
    return { ...refund }
  }

  /** Somebody refunds in Stripe's dashboard: everything that is left unless an amount is given. */
  refundInDashboard(intentId: string, amount = this.intent(intentId).amount - this.refundedAmount(intentId)): Refund {
    return this.createRefund({ payment_intent: intentId, amount: String(amount) })
  }

  endRefunds(status: 'succeeded' | 'failed'): void {
    for (const refund of this.refunds.values()) {
      if (refund.status !== 'pending') continue
      refund.status = status
      this.#tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
    }
  }

  /** The customer's bank returns what was refunded, days later. */
  returnRefunds(intentId: string): void {
    for (const refund of this.refunds.values()) {
      if (refund.payment_intent !== intentId || refund.status !== 'succeeded') continue
      refund.status = 'failed'
      this.#tell('refund.failed', refund)
    }
  }

  /** Somebody removes a saved card in Stripe's dashboard. */
  removeMethod(id: string): void {
    const method = this.method(id)
    method.customer = null
    this.#tell('payment_method.detached', method)
  }

  /** Deletes a customer, called or by somebody in Stripe's dashboard: their cards go with them. */
  removeCustomer(id: string): void {
    const customer = this.customers.get(id)
    if (!customer || customer.deleted) throw missing('customer', id)
    customer.deleted = true
    for (const method of this.methods.values()) if (method.customer === id) method.customer = null
    this.#tell('customer.deleted', customer)
  }

  refundedAmount(intentId: string): number {
    const live = [...this.refunds.values()].filter(
      ({ payment_intent, status }) => payment_intent === intentId && status !== 'failed',
    )
    return live.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** What banks withdrew of a payment, because their customers contest it or were right. */
  withdrawnAmount(intentId: string): number {
    const withdrawn = this.disputes.filter(
      ({ payment_intent, status }) =>
        payment_intent === intentId && status !== 'won' && !status.startsWith('warning_') && status !== 'prevented',
    )
    return withdrawn.reduce((sum, { amount }) => sum + amount, 0)
  }

  /** What the account holds of a currency, in Stripe's amounts. */
  balance(currency: string): number {
    const taken = [...this.intents.values()].filter(
      (intent) => intent.status === 'succeeded' && intent.currency === currency.toLowerCase(),
    )
    return taken.reduce((sum, { id, amount }) => sum + amount - this.refundedAmount(id) - this.withdrawnAmount(id), 0)
  }

  createCustomer(sent: Sent): object {
    const customer = { id: randomId('cus'), object: 'customer' as const, metadata: readMetadata(sent) }
    this.customers.set(customer.id, customer)
    return customer
  }

  /**
   * A bank disputes a payment, or decides. Its decision is final: money is withdrawn once and reinstated once at most, so
   * that one that was won stays so, and one that was lost can only be withdrawn by the customer.
   */
  dispute(intentId: string, status: Dispute['status'], amount?: number): void {
    const intent = this.intent(intentId)
    let dispute = this.disputes.find(({ payment_intent }) => payment_intent === intentId)
    if (dispute && !canBecome(dispute.status, status)) throw unexpectedState({ ...intent, status: dispute.status })
    const isNew = dispute === undefined
    dispute ??= {
      id: randomId('du'),
      object: 'dispute',
      created: this.#seconds(),
      amount: amount ?? intent.amount,
      currency: intent.currency,
      status,
      reason: 'fraudulent',
      payment_intent: intentId,
    }
    if (isNew) this.disputes.push(dispute)
    const before = isNew ? 0 : this.withdrawnAmount(intentId)
    dispute.status = status
    this.#tell(isNew ? 'charge.dispute.created' : 'charge.dispute.closed', dispute)
    const after = this.withdrawnAmount(intentId)
    if (after > before) this.#tell('charge.dispute.funds_withdrawn', dispute)
    if (after < before) this.#tell('charge.dispute.funds_reinstated', dispute)
  }

  intent(id: string): Intent {
    return this.intents.get(id) ?? raise(missing('payment_intent', id))
  }

  setup(id: string): Setup {
    return this.setups.get(id) ?? raise(missing('setup_intent', id))
  }

  method(id: string): Method {
    return this.methods.get(id) ?? raise(missing('payment_method', id))
  }

  customer(id: string): object {
    return this.customers.get(id) ?? raise(missing('customer', id))
  }

  refund(id: string): Refund {
    return this.refunds.get(id) ?? raise(missing('refund', id))
  }

  /** Shows an intent with what the call asked to expand. */
  show(intent: Intent | Setup, sent: Sent): object {
    const expanded = Object.values((sent['expand'] as Sent | undefined) ?? {})
    const other = expanded.find((name) => name !== 'payment_method')
    if (other) throw invalidRequest(`This property cannot be expanded (${String(other)}).`, { param: 'expand' })
    const isExpanded = expanded.length > 0 && intent.payment_method
    return { ...intent, ...(isExpanded ? { payment_method: this.method(intent.payment_method ?? '') } : {}) }
  }

  /** Charges a saved card; one that refuses ends the call with an error, and one that asks its absent owner too. */
  #chargeSaved(intent: Intent, methodId: string, isAway: boolean): void {
    const method = this.method(methodId)
    if (method.customer === null || method.customer !== intent.customer)
      throw invalidRequest('The payment method does not belong to the customer', { param: 'payment_method' })
    const card = this.#cards.get(methodId)
    if (card?.charges === 'succeeds') {
      intent.payment_method = methodId
      this.#move(intent, 'succeeded')
      return
    }
    const needsOwner = card?.charges === 'needs the customer'
    if (needsOwner && !isAway) {
      intent.payment_method = methodId
      this.#move(intent, 'requires_action')
      return
    }
    this.#fail(intent, method, needsOwner ? 'authentication_required' : (card?.declineCode ?? 'generic_decline'))
    const shown = { ...intent, payment_method: null }
    throw new StripeAnswer(402, { ...intent.last_payment_error, message: 'Declined.', payment_intent: shown })
  }

  #succeed(setup: Setup): void {
    setup.status = 'succeeded'
    this.method(setup.payment_method ?? '').customer = setup.customer
    this.#tell('setup_intent.succeeded', setup)
  }

  #fail(intent: Intent, method: Method, reason: string): void {
    const needsCustomer = reason === 'authentication_required'
    intent.last_payment_error = {
      type: 'card_error',
      code: needsCustomer ? reason : 'card_declined',
      decline_code: reason,
      payment_method: method,
    }
    intent.payment_method = null
    this.#move(intent, 'requires_payment_method', 'payment_intent.payment_failed')
  }

  #move(intent: Intent, status: Intent['status'], type = `payment_intent.${status}`): void {
    intent.status = status
    const method = intent.payment_method ? this.method(intent.payment_method) : undefined
    if (status === 'succeeded' && method && intent.setup_future_usage) method.customer = intent.customer
    this.#tell(type, intent)
  }

  #newMethod(card: TestCard): Method {
    const id = randomId('pm')
    const shown = { brand: 'visa', last4: card.last4, exp_month: 12, exp_year: 2040 }
    const method: Method = { id, object: 'payment_method', type: 'card', customer: null, card: shown }
    this.methods.set(id, method)
    this.#cards.set(id, card)
    return method
  }

  #bySecret(clientSecret: string): Intent {
    return this.intent(clientSecret.split('_secret_')[0] ?? '')
  }

  #seconds(): number {
    return Math.floor(this.#clock.now() / 1000)
  }

  #tell(type: string, object: object): void {
    this.messages.push({ id: randomId('evt'), type, object: structuredClone(object) })
  }
}

function raise(error: Error): never {
  throw error
}

const unexpectedState = ({ status }: Intent | Setup): StripeAnswer =>
  invalidRequest(`It has a status of ${status}.`, { code: 'payment_intent_unexpected_state' })

function readAmount(text: string | Sent | undefined): number {
  const amount = Number(text)
  return Number.isSafeInteger(amount) && amount > 0
    ? amount
    : raise(invalidRequest('Invalid integer', { param: 'amount' }))
}

const readText = (value: string | Sent | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const readMetadata = (sent: Sent): Record<string, string> => (sent['metadata'] as Record<string, string>) ?? {}
