import type { ReserveBody } from '../http/bodies/bodies-in-flight.ts'
import type { HitCounter, HitResult } from '../http/hit-windows.ts'
import type { OpenStreams } from '../http/streams/open-streams.ts'
import { type Pool, PoolFullError } from '../jobs/work-pool.ts'
import type { FromWorker, Share, ToWorker } from './messages.ts'

type Question = Extract<FromWorker, { type: 'count' | 'take' }>
type Answer = Extract<ToWorker, { type: 'answer' }>['answer']

/** The limits of all processes, as one server process sees them: it asks the primary, which counts. */
export class LimitsOfPrimary {
  readonly #send: (message: FromWorker) => void
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #lastId = 0

  constructor(send: (message: FromWorker) => void) {
    this.#send = send
  }

  readonly hits: HitCounter = {
    take: async (hits) => (await this.#ask({ type: 'count', id: this.#nextId(), hits })) as HitResult,
    release: (hits) => this.#send({ type: 'uncount', hits }),
  }

  readonly pictures: Pool = {
    run: async ({ key, group, work }) => {
      const release = await this.#take({ of: 'pictures', key, group })
      if (!release) throw new PoolFullError('too much is running or waiting')
      try {
        return await work()
      } finally {
        release()
      }
    },
  }

  readonly streams: OpenStreams = { open: (who, most) => this.#take({ of: 'streams', who, most }) }

  readonly reserveBody: ReserveBody = (network, bytes) => this.#take({ of: 'bodies', network, bytes })

  /** Passes on what the primary answered. */
  receive(id: number, answer: Answer): void {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }

  async #take(share: Share): Promise<(() => void) | undefined> {
    const id = this.#nextId()
    const answer = await this.#ask({ type: 'take', id, share })
    return 'taken' in answer && answer.taken ? () => this.#send({ type: 'return', id }) : undefined
  }

  #ask(question: Question): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(question.id, resolve)
      this.#send(question)
    })
  }

  #nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }
}
