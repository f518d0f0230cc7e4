/**
 * Shares equal reads between callers at the same moment. While a read of a key is running, later callers wait for one
 * that starts after it, all for the same one: so each result was read after its caller asked, and under load one
 * statement serves many.
 */
export class SharedReads<T> {
  readonly #running = new Map<string, { current: Promise<T>; next?: Promise<T> }>()

  read(key: string, read: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (!running) return this.#start(key, read)
    running.next ??= running.current.then(
      () => this.#start(key, read),
      () => this.#start(key, read),
    )
    return running.next
  }

  #start(key: string, read: () => Promise<T>): Promise<T> {
    const current = read()
    const running = { current }
    this.#running.set(key, running)
    const end = () => {
      if (this.#running.get(key) === running && !('next' in running)) this.#running.delete(key)
    }
    current.then(end, end)
    return current
  }
}
