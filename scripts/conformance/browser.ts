import { get, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'

const MAX_REDIRECTS = 10

/** A browser without scripts: keeps cookies, and follows redirects until one leads to an address that begins with `end`. */
export class Browser {
  readonly #cookies = new Map<string, string>()
  readonly #from: string

  /** @param from  the page that all addresses are opened from */
  constructor(from: string) {
    this.#from = from
  }

  /** Returns the address that `start` led to. */
  async follow(start: string, end: string): Promise<URL> {
    const { address, status } = await this.#walk(start, end)
    if (status !== undefined) throw new Error(`${address.pathname} answered ${status} and led nowhere`)
    return address
  }

  /** Returns the status of the page that `start` led to. */
  async open(start: string): Promise<number | undefined> {
    return (await this.#walk(start)).status
  }

  async #walk(start: string, end?: string): Promise<{ address: URL; status?: number | undefined }> {
    let address = new URL(start)
    for (let count = 0; count < MAX_REDIRECTS; count++) {
      if (end !== undefined && address.href.startsWith(end)) return { address }
      const answer = await this.#open(address)
      answer.resume()
      this.#keepCookies(answer.headers['set-cookie'] ?? [])
      const { location } = answer.headers
      if (!location) return { address, status: answer.statusCode ?? 0 }
      address = new URL(location, address)
    }
    throw new Error(`${start} led to more than ${MAX_REDIRECTS} redirects`)
  }

  /** `fetch` cannot do this: it marks every request as one of a script. */
  #open(address: URL): Promise<IncomingMessage> {
    const headers = {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      referer: `${new URL(this.#from).origin}/`,
      'sec-fetch-dest': 'document',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'cross-site',
    }
    const open = address.protocol === 'https:' ? getSecurely : get
    return new Promise((resolve, reject) => open(address, { headers }, resolve).once('error', reject))
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}
