import type { Writable } from 'node:stream'
import pg from 'pg'

const maxNames = 500
const maxLength = 8_000

/**
 * Clients of one pool that prepare statements automatically: equal text gets an equal name, so PostgreSQL parses and
 * plans it once per connection. Names at most 500 texts, so that dynamic filters cannot exhaust the server's memory.
 * Statements issued in one turn share one write to the socket and one round trip.
 */
export function namedClients(): typeof pg.Client {
  const names = new Map<string, string>()
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of the driver's query() are wider than what we pass on
    override query(...args: any[]): any {
      const [text, values, ...rest] = args
      const name = typeof text === 'string' && Array.isArray(values) ? statementName(names, text) : undefined
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const query = super.query.bind(this) as (...args: any[]) => any
      this.#gather()
      return name === undefined ? query(...args) : query({ name, text, values }, ...rest)
    }

    #gathering = false

    #gather(): void {
      if (this.#gathering) return
      const { stream } = (this as unknown as { connection: { stream: Writable } }).connection
      this.#gathering = true
      stream.cork()
      process.nextTick(() => {
        this.#gathering = false
        stream.uncork()
      })
    }
  }
}

function statementName(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= maxNames || text.length > maxLength || !/^\s*(select|insert|update|delete|with)\b/i.test(text))
    return
  const name = `kalends_${names.size + 1}`
  names.set(text, name)
  return name
}
