/** A frame inside a page. */
export interface Frame {
  src: string
  style: { display: string }
  /** The window of the frame's page. */
  readonly contentWindow: unknown
  remove(): void
}

/** A message from another window. */
export interface FrameMessage {
  readonly data: unknown
  /** The window that sent it. */
  readonly source: unknown
}

/** What the client uses of a browser; the compiler's own types would demand a browser of programs that have none. */
export interface Browser {
  readonly document: {
    cookie: string
    readonly body: { append(frame: Frame): void }
    createElement(name: 'iframe'): Frame
  }
  readonly location: { readonly href: string; readonly protocol: string }
  addEventListener(type: 'message', listener: (event: FrameMessage) => void): void
  removeEventListener(type: 'message', listener: (event: FrameMessage) => void): void
}

/** Returns the browser that runs this code; undefined on servers and in workers. */
export function findBrowser(): Browser | undefined {
  const { document } = globalThis as { document?: unknown }
  return document ? (globalThis as unknown as Browser) : undefined
}
