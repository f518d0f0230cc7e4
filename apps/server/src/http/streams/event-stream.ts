/** One event of a stream. Without data it only carries the position, which clients send when they reconnect. */
export type StreamEvent = { id: string; data?: unknown }

/**
 * A streaming response that lasts until the client leaves or loses access. `listen` is called once with the sender;
 * what it returns is called once when the stream ends.
 */
export class EventStream {
  readonly listen: (tell: (event: StreamEvent) => void) => () => void
  constructor(listen: EventStream['listen']) {
    this.listen = listen
  }
}

/** Wraps a stream as the response type of its operation. */
export function eventStream<T>(listen: EventStream['listen']): T {
  return new EventStream(listen) as T
}
