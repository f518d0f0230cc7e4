import type { Context } from '../../../src/context.ts'
import {
  chargeSavedMethod,
  paymentsJobs,
  reconcilePayments,
  recordOnSitePayment,
  refundPayment,
  startPayment,
} from '../../../src/features/payments/index.ts'
import type { StripeProvider } from '../../../src/gateways/payments/stripe.ts'
import { Refusal } from '../../../src/refusal.ts'
import { expected, type Studio } from '../../support/factories.ts'
import { type TestCardName, testCards } from '../../support/fake-stripe/cards.ts'
import type { FakeStripe, Fault, SignedMessage } from '../../support/fake-stripe/index.ts'
import type { TestApp } from '../../support/index.ts'
import { type RandomNumbers, randomNumbers } from '../../support/random-numbers.ts'
import { aCharge, aServerKey } from './payments.ts'
import { deliver } from './stripe.ts'

const faults: Fault[] = ['LOSE_ANSWER', 'LOSE_CALL', 'FAIL', 'THROTTLE']
/** HUF has other decimals at Stripe. */
const currencies = ['EUR', 'EUR', 'HUF', 'JPY']
const cards = Object.keys(testCards) as TestCardName[]

/** A business whose money moves at random, while connections break, messages get lost and processes end. */
export class MoneyWalk {
  /** How often each step changed something. */
  readonly done: Record<string, number> = {}
  readonly #random: RandomNumbers
  readonly #test: TestApp
  readonly #studio: Studio
  readonly #fakeStripe: FakeStripe
  readonly #contactIds: string[] = []
  readonly #charges: { id: string; totalMinor: number }[] = []
  #messages: SignedMessage[] = []

  constructor(test: TestApp, studio: Studio, { fakeStripe, seed }: { fakeStripe: FakeStripe; seed: number }) {
    this.#test = test
    this.#studio = studio
    this.#fakeStripe = fakeStripe
    this.#random = randomNumbers(seed)
  }

  async begin(): Promise<void> {
    for (const firstName of ['Clara', 'Daniel', 'Elif']) {
      const { customer } = expected(await this.#studio.admin.post('/v1/customers', { customer: { firstName } }))
      this.#contactIds.push(customer.id)
    }
  }

  async step(): Promise<void> {
    const steps = [
      this.#start,
      this.#start,
      this.#pay,
      this.#pay,
      this.#answerChallenge,
      this.#endProcessing,
      this.#deliver,
      this.#deliver,
      this.#refund,
      this.#refundInDashboard,
      this.#returnRefunds,
      this.#dispute,
      this.#removeCard,
      this.#chargeAway,
      this.#payInCash,
      this.#reconcile,
    ]
    const step = this.#random.pick(steps) ?? this.#reconcile
    this.#fakeStripe.faults.length = 0
    if (this.#random.isOneIn(3)) this.#fakeStripe.faults.push(this.#random.pick(faults) ?? 'FAIL')
    try {
      if (await step.call(this)) this.done[step.name] = (this.done[step.name] ?? 0) + 1
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof ProcessEnded)) throw error
    }
  }

  /** Connections work again, and everything that is open comes to its end. */
  async settle(): Promise<void> {
    const { account } = this.#fakeStripe
    this.#fakeStripe.faults.length = 0
    account.endProcessing()
    account.endRefunds('succeeded')
    for (const minutes of [2, 70, 10, 10, 1500, 10]) {
      this.#test.clock.advance({ minutes })
      for (const job of paymentsJobs) await job.run(this.#test.context, this.#test.clock.now())
    }
  }

  async #start(): Promise<boolean> {
    const contactId = this.#random.pick(this.#contactIds) ?? null
    const isNew = this.#charges.length === 0 || !this.#random.isOneIn(3)
    const charge = (isNew ? undefined : this.#random.pick(this.#charges)) ?? (await this.#newCharge(contactId))
    await startPayment(this.#context(), {
      siteId: this.#studio.siteId,
      chargeId: charge.id,
      amountMinor: this.#random.isOneIn(4) ? Math.ceil(charge.totalMinor / 2) : charge.totalMinor,
      contactId,
      saveMethod: this.#random.isOneIn(2),
      cardScope: 'CONTACT',
      returnUrl: 'https://studio.example/',
      idempotencyKey: aServerKey(),
      paidBy: 'BUSINESS',
    })
    return true
  }

  async #newCharge(contactId: string | null) {
    const currency = this.#random.pick(currencies) ?? 'EUR'
    const totalMinor = 100 + this.#random.below(20_000)
    const charge = await aCharge(this.#studio, { contactId, currency, totalMinor })
    this.#charges.push({ id: charge.id, totalMinor })
    return { id: charge.id, totalMinor }
  }

  async #pay(): Promise<boolean> {
    const intent = this.#random.pick(this.#intents('requires_payment_method'))
    const card = this.#random.pick(cards)
    if (!intent || !card) return false
    this.#fakeStripe.account.pay(intent.client_secret, card)
    return true
  }

  async #answerChallenge(): Promise<boolean> {
    const intent = this.#random.pick(this.#intents('requires_action'))
    if (!intent) return false
    this.#fakeStripe.account.answerChallenge(intent.client_secret, !this.#random.isOneIn(4))
    return true
  }

  async #endProcessing(): Promise<boolean> {
    const isAny = this.#intents('processing').length > 0
    this.#fakeStripe.account.endProcessing()
    return isAny
  }

  /** Payments a customer can act on: nobody gets the client secret of a charge of a saved card. */
  #intents(status: string) {
    return [...this.#fakeStripe.account.intents.values()].filter((intent) => {
      const isOfSavedCard = intent.customer !== null && intent.setup_future_usage === null
      return intent.status === status && !isOfSavedCard
    })
  }

  /** Messages come in any order; some are lost, some come twice. */
  async #deliver(): Promise<boolean> {
    const taken = this.#fakeStripe.takeMessages().filter(() => !this.#random.isOneIn(5))
    this.#messages.push(...taken, ...taken.filter(() => this.#random.isOneIn(4)))
    for (let count = 0; count < 3 && this.#messages.length > 0; count += 1) {
      const [message] = this.#messages.splice(this.#random.below(this.#messages.length), 1)
      if (!message) break
      const { statusCode } = await deliver(this.#test, this.#studio.siteId, message)
      if (![200, 400, 428].includes(statusCode)) throw new Error(`A message led to ${statusCode}`)
    }
    return true
  }

  async #refund(): Promise<boolean> {
    const { db } = this.#test
    const paid = await db
      .selectFrom('payments')
      .select(['id', 'amount_minor'])
      .where('site_id', '=', this.#studio.siteId)
      .where('status', '=', 'SUCCEEDED')
      .orderBy('id')
      .execute()
    const payment = this.#random.pick(paid)
    if (!payment) return false
    await refundPayment(this.#context(), {
      siteId: this.#studio.siteId,
      paymentId: payment.id,
      amountMinor: this.#random.isOneIn(3) ? undefined : 1 + this.#random.below(payment.amount_minor),
      reason: '',
      recordedBy: undefined,
      idempotencyKey: aServerKey(),
    })
    return true
  }

  /** Somebody refunds at Stripe; now and then it takes a while. */
  async #refundInDashboard(): Promise<boolean> {
    const { account } = this.#fakeStripe
    const intent = this.#random.pick([...account.intents.values()].filter(({ status }) => status === 'succeeded'))
    if (!intent || account.withdrawnAmount(intent.id) > 0) return false
    const left = intent.amount - account.refundedAmount(intent.id)
    // Whole units: HUF has decimals at Stripe, and none here.
    const amount = this.#random.isOneIn(3) ? left : 100 * (1 + this.#random.below(Math.max(1, Math.floor(left / 100))))
    if (left === 0 || amount > left) return false
    account.refundsWait = this.#random.isOneIn(4)
    account.refundInDashboard(intent.id, amount)
    account.refundsWait = false
    return true
  }

  /** Banks return refunds, and end those that took a while. */
  async #returnRefunds(): Promise<boolean> {
    const { account } = this.#fakeStripe
    account.endRefunds(this.#random.isOneIn(2) ? 'succeeded' : 'failed')
    const refund = this.#random.pick([...account.refunds.values()])
    if (!refund || !this.#random.isOneIn(3) || account.withdrawnAmount(refund.payment_intent) > 0) return false
    account.returnRefunds(refund.payment_intent)
    return true
  }

  /** Customers contest what they paid, and banks decide. */
  async #dispute(): Promise<boolean> {
    const { account } = this.#fakeStripe
    const open = account.disputes.filter(({ status }) => status === 'needs_response')
    const dispute = this.#random.pick(open)
    if (dispute && this.#random.isOneIn(2)) {
      account.dispute(dispute.payment_intent, this.#random.isOneIn(2) ? 'won' : 'lost')
      return true
    }
    const contested = new Set(account.disputes.map(({ payment_intent }) => payment_intent))
    const intents = [...account.intents.values()].filter(
      ({ id, status }) => status === 'succeeded' && !contested.has(id),
    )
    const intent = this.#random.pick(intents)
    const left = intent ? intent.amount - account.refundedAmount(intent.id) : 0
    if (!intent || left === 0) return false
    account.dispute(intent.id, this.#random.isOneIn(5) ? 'warning_needs_response' : 'needs_response', left)
    return true
  }

  async #removeCard(): Promise<boolean> {
    const { account } = this.#fakeStripe
    const saved = [...account.methods.values()].filter(({ customer }) => customer !== null)
    const method = this.#random.isOneIn(3) ? this.#random.pick(saved) : undefined
    if (method) account.removeMethod(method.id)
    return method !== undefined
  }

  async #chargeAway(): Promise<boolean> {
    const { siteId } = this.#studio
    const methods = await this.#test.db
      .selectFrom('payment_methods')
      .select(['id', 'contact_id'])
      .where('site_id', '=', siteId)
      .orderBy('id')
      .execute()
    const method = this.#random.pick(methods)
    if (!method) return false
    const { id: chargeId, totalMinor: amountMinor } = await this.#newCharge(method.contact_id)
    const request = { siteId, chargeId, amountMinor, methodId: method.id, idempotencyKey: aServerKey() }
    await chargeSavedMethod(this.#context(), request)
    return true
  }

  /** Somebody pays at the front desk what may be being paid by card. */
  async #payInCash(): Promise<boolean> {
    const charge = this.#random.pick(this.#charges)
    if (!charge) return false
    const { context } = this.#test
    await context.transaction((tx) =>
      recordOnSitePayment(context, tx, {
        siteId: this.#studio.siteId,
        chargeId: charge.id,
        amountMinor: 1 + this.#random.below(charge.totalMinor),
        method: 'CASH',
        recordedBy: undefined,
      }),
    )
    return true
  }

  async #reconcile(): Promise<boolean> {
    this.#test.clock.advance({ minutes: 1 + this.#random.below(15) })
    await reconcilePayments(this.#context(), this.#test.clock.now())
    return true
  }

  /** The context of a process; one in five ends right after Stripe acted, before anything is recorded. */
  #context(): Context {
    const { context } = this.#test
    const { STRIPE } = context.gateways.payments
    if (!this.#random.isOneIn(5)) return context
    const ending: Partial<StripeProvider> = {
      createPayment: async (...call) => endAfter(STRIPE.createPayment(...call)),
      chargeSaved: async (...call) => endAfter(STRIPE.chargeSaved(...call)),
      refund: async (...call) => endAfter(STRIPE.refund(...call)),
    }
    const payments = { ...context.gateways.payments, STRIPE: { ...STRIPE, ...ending } }
    return { ...context, gateways: { ...context.gateways, payments } }
  }
}

class ProcessEnded extends Error {}

async function endAfter(work: Promise<unknown>): Promise<never> {
  await work
  throw new ProcessEnded()
}
