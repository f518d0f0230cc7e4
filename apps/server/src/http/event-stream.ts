/** One thing told on a stream. Without data it only tells where the caller stands, which it sends when it comes back. */
export type StreamEvent = { id: string; data?: unknown }

/**
 * An answer that goes on: tells what happens until the caller leaves or may no longer listen. `listen` is called once
 * with where to tell; what it answers is called once when nobody listens any more.
 */
export class EventStream {
  readonly listen: (tell: (event: StreamEvent) => void) => () => void
  constructor(listen: EventStream['listen']) {
    this.listen = listen
  }
}

/** For operations that answer a stream: the type of the answer it stands for. */
export function eventStream<T>(listen: EventStream['listen']): T {
  return new EventStream(listen) as T
}
