import type { Untyped } from './install.ts'

export type Outcome = 'passed' | 'failed' | 'absent' | 'not run'
export type Result = { outcome: Outcome; reason?: string }

/** Records the calls of one run. The first failure of a name stays. */
export class Recorder {
  readonly results = new Map<string, Result>()
  #stopped = 'not reached'

  /** Makes a call and returns its answer, or undefined if it failed: later calls show what depends on it. */
  readonly call = async (name: string, work: () => Promise<unknown>): Promise<Untyped> => {
    try {
      const answer = await work()
      if (!this.results.has(name)) this.results.set(name, { outcome: 'passed' })
      return answer
    } catch (cause) {
      if (this.results.get(name)?.outcome !== 'failed') {
        this.results.set(name, { outcome: 'failed', reason: describe(cause) })
      }
      return undefined
    }
  }

  skip(name: string, reason: string): void {
    this.results.set(name, { outcome: 'not run', reason })
  }

  /** Runs a scenario. If it ends early, its remaining calls count as failed for that reason. */
  async scenario(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (cause) {
      this.#stopped = `${name} ended early: ${describe(cause)}`
    }
  }

  /** Returns the result of a name that should have been called. */
  find(name: string): Result {
    return this.results.get(name) ?? { outcome: 'failed', reason: this.#stopped }
  }
}

/** Returns one line without what differs in every run. Messages of the SDK are JSON on several lines. */
function describe(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : JSON.stringify(cause)
  return text.replace(/\s+/g, ' ').replaceAll('|', '/').slice(0, 300)
}

/** Throws an error with this text unless the condition holds. */
export function check(condition: unknown, text: string): void {
  if (!condition) throw new Error(text)
}
