import { createHash } from 'node:crypto'
import { dispatchEvents, runDue } from '../../../src/setup/background.ts'
import { deliver } from '../../payments/support/stripe.ts'
import type { Answer, Client } from '../../support/factories.ts'
import type { SignedMessage } from '../../support/fake-stripe/index.ts'
import { runJobs } from '../../support/jobs.ts'
import { type RandomNumbers, randomNumbers } from '../../support/random-numbers.ts'
import { findOldMessage } from './calendar-entries.ts'
import { findWalkViolations } from './invariants.ts'
import type { Person, Town } from './town.ts'

export type Method = keyof Client
export type Step = (walk: Walk) => Promise<unknown>
/** Who makes a call. */
export type Caller = { name: string; client: Client; member?: Person }

/** How many changes are shown when something is wrong. */
const shown = 25

/** A business to which anything may happen, and what has. */
export class Walk {
  readonly town: Town
  readonly random: RandomNumbers
  /** Calls by step: done and refused. */
  readonly done: Record<string, { done: number; refused: number }> = {}
  /** What happened last, latest last. */
  readonly log: string[] = []
  /** What went wrong on the way. */
  readonly problems: string[] = []
  #messages: SignedMessage[] = []
  readonly #digest = createHash('sha256')
  #hasLostMessages = false
  #step = ''

  constructor(town: Town, seed: number) {
    this.town = town
    this.random = randomNumbers(seed)
    const { context } = town.test
    // A mail server that is away now and then. Several emails are sent at once, in any order: the moment decides.
    context.gateways.mail = {
      send: async (mail) => {
        if (randomNumbers(seed + this.now()).isOneIn(5)) throw new Error('The mail server is away')
        const fault = await findOldMessage(town, mail)
        if (fault) this.problems.push(fault)
      },
      verify: async () => undefined,
    }
  }

  now(): number {
    return this.town.test.clock.now()
  }

  async take(name: string, step: Step): Promise<void> {
    this.#step = name
    const { faults } = this.town.fakeStripe
    faults.length = 0
    if (this.random.isOneIn(6))
      faults.push(this.random.pick(['LOSE_ANSWER', 'LOSE_CALL', 'FAIL', 'THROTTLE'] as const) ?? 'FAIL')
    await step(this)
    faults.length = 0
    await dispatchEvents(this.town.test.context)
  }

  /** Makes a call, and notes it with its answer. */
  async call(who: Caller, method: Method, url: string, payload?: object): Promise<Answer> {
    const answer = await who.client[method](url, payload)
    const counts = this.done[this.#step] ?? { done: 0, refused: 0 }
    this.done[this.#step] = counts
    counts[answer.status === 200 ? 'done' : 'refused'] += 1
    const code = answer.body?.details?.applicationError?.code ?? answer.body?.message ?? ''
    this.note(
      `${who.name}: ${method} ${url} ${JSON.stringify(payload ?? {})} → ${answer.status} ${answer.status === 200 ? '' : code}`,
    )
    // Of a provider that is away the caller is told so.
    if (answer.status >= 500 && answer.status !== 502 && answer.status !== 503) {
      this.problems.push(`a call ends with an error of the server: ${method} ${url} ${answer.status}`)
    }
    return answer
  }

  /** What is wrong, and the last changes before. */
  describe(violations: readonly string[], changes: number): string {
    return [...this.log, `after ${changes} changes:`, ...violations].join('\n')
  }

  /** Stands for everything that happened: equal in two runs that took the same decisions with the same outcomes. */
  digest(): string {
    return this.#digest.copy().digest('hex')
  }

  note(text: string): void {
    const line = `${new Date(this.now()).toISOString().slice(5, 16)} ${this.#step} ${text}`
    // Links hold encrypted tokens, which differ each time.
    this.#digest.update(line.replace(/eyJ[\w.-]+/, 'token'))
    this.log.push(line)
    if (this.log.length > shown) this.log.shift()
  }

  /** One of the rows, whatever order the database returns them in. */
  one<Row extends { id: string }>(rows: readonly Row[]): Row | undefined {
    const ordered = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    // What happened lately is most likely to change again.
    return this.random.pick(ordered.slice(-25))
  }

  /** Somebody: a member, a visitor or the desk. */
  async customer(): Promise<Caller> {
    const { members, visitors } = this.town
    const index = this.random.below(members.length + visitors.length)
    const member = members[index]
    if (member) return { name: member.email, client: await member.client(), member }
    const visitor = visitors[index - members.length]
    return { name: `visitor ${index - members.length}`, client: (await visitor?.client()) ?? this.town.admin }
  }

  desk(): Caller {
    return { name: 'desk', client: this.town.admin }
  }

  /** Somebody who may make a change: who booked, or the desk. */
  async ownerOf(booking: { created_by_id: string | null; created_by_type: string }): Promise<Caller> {
    const member = this.town.members.find(({ id }) => id === booking.created_by_id)
    if (member && !this.random.isOneIn(3)) return { name: member.email, client: await member.client(), member }
    if (booking.created_by_type === 'visitor' && this.random.isOneIn(2)) return this.customer()
    return this.desk()
  }

  /** Messages of Stripe: late, in any order, twice, or lost. */
  async deliverSome(): Promise<void> {
    const { test, siteId, fakeStripe } = this.town
    const sent = fakeStripe.takeMessages()
    const taken = sent.filter(() => !this.random.isOneIn(6))
    this.#hasLostMessages ||= taken.length < sent.length
    this.#messages.push(...taken, ...taken.filter(() => this.random.isOneIn(5)))
    for (let count = 0; count < 4 && this.#messages.length > 0; count += 1) {
      const [message] = this.#messages.splice(this.random.below(this.#messages.length), 1)
      if (!message) break
      const { statusCode } = await deliver(test, siteId, message)
      if (statusCode >= 500)
        this.problems.push(`a message of the provider ends with an error of the server: ${statusCode}`)
    }
  }

  /** Lets time pass and the background work of the passed time be done. */
  async pass(minutes: number): Promise<void> {
    const { test } = this.town
    test.clock.advance({ minutes })
    try {
      await runDue(test.context, test.clock.now())
      await runJobs(test)
    } catch (error) {
      const all = error instanceof AggregateError ? error.errors : [error]
      this.problems.push(`a job fails: ${all.map((one) => `${one.message}: ${one.cause ?? ''}`).join('; ')}`)
    }
    await dispatchEvents(test.context)
  }

  /** Everything that is open at the provider comes to its end; then all must agree. */
  async findViolations(): Promise<string[]> {
    const { test, siteId, fakeStripe } = this.town
    this.#step = 'settle'
    fakeStripe.faults.length = 0
    fakeStripe.account.endProcessing()
    for (const minutes of [2, 6]) await this.pass(minutes)
    for (const message of [...this.#messages.splice(0), ...fakeStripe.takeMessages()])
      await deliver(test, siteId, message)
    // What lost messages left out is repaired daily, or when somebody asks.
    if (this.#hasLostMessages) await this.call(this.desk(), 'post', '/v1/payments/reconcile')
    this.#hasLostMessages = false
    await this.pass(2)
    return [...this.problems, ...(await findWalkViolations(this.town))]
  }
}
