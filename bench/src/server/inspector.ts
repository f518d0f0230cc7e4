import { once } from 'node:events'

type Answer = { id: number; result?: object; error?: { message: string } }

/** Speaks to the inspector of a running Node.js process, which takes profiles and collects garbage for us. */
export class Inspector {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, PromiseWithResolvers<object>>()
  #sent = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))))
  }

  static async connect(port: number): Promise<Inspector> {
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
      webSocketDebuggerUrl: string
    }[]
    const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
    await once(socket, 'open')
    return new Inspector(socket)
  }

  /** Calls a method of the Chrome DevTools Protocol. */
  call<T extends object>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#sent
    const answer = Promise.withResolvers<object>()
    this.#waiting.set(id, answer)
    this.#socket.send(JSON.stringify({ id, method, params }))
    return answer.promise as Promise<T>
  }

  close(): void {
    this.#socket.close()
  }

  /** Events have no id. */
  #receive({ id, result = {}, error }: Answer): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result)
  }
}

/** Lets a server that is started with these settings be inspected on this port, its processes on those that follow. */
export const inspectable = (port: number): Record<string, string> => ({
  NODE_OPTIONS: `--inspect=127.0.0.1:${port} --inspect-publish-uid=http`,
})
