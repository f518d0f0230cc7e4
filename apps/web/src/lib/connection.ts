/** Whether the browser reaches the server, and whether a link waits to be followed. */
export type Connection = { online: boolean; isLinkHeld: boolean }

const pauses = [1000, 2000, 4000, 8000]
/** Answers of a proxy whose server restarts: retried so often, then shown as what they are. */
const mostBadGateways = 5

const always: Connection = { online: true, isLinkHeld: false }
let now = always
let unanswered = 0
const listeners = new Set<() => void>()

export const connectionNow = (): Connection => now
export const connectionOnServer = (): Connection => always

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(change: Partial<Connection> = {}): void {
  const after = { ...now, ...change, online: navigator.onLine && unanswered === 0 }
  if (after.online === now.online && after.isLinkHeld === now.isLinkHeld) return
  now = after
  for (const listener of listeners) listener()
}

/**
 * Keeps the page while there is no connection: its loads wait and are repeated, and links to other pages are followed
 * once there is one. Without this the router would replace the page with an error, or the browser with its own.
 */
export function waitForConnection(): void {
  const { fetch: send } = window
  window.fetch = (input, init) =>
    isPageData(input) ? sendPatiently(() => send(input, init), init ?? {}) : send(input, init)
  window.addEventListener('offline', () => update())
  holdLinks()
  update()
}

const isPageData = (input: RequestInfo | URL): boolean =>
  input instanceof URL && /\.data$|\/__manifest$/.test(input.pathname)

/** What changes something is sent once there is a connection, and repeated only if it names its own key. */
async function sendPatiently(send: () => Promise<Response>, { method, body, signal }: RequestInit): Promise<Response> {
  const isRead = !method || method === 'GET'
  const mayRepeat = isRead || ((body instanceof FormData || body instanceof URLSearchParams) && body.has('key'))
  let isWaiting = false
  const wait = (isSo: boolean): void => {
    if (isWaiting === isSo) return
    isWaiting = isSo
    unanswered += isSo ? 1 : -1
    update()
  }
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (!navigator.onLine) await nextTry(signal, undefined)
      try {
        const answer = await send()
        if (!isRead || !isBadGateway(answer) || attempt >= mostBadGateways) return answer
      } catch (error) {
        if (signal?.aborted || !mayRepeat || !(error instanceof TypeError)) throw error
      }
      wait(true)
      await nextTry(signal, pauses[Math.min(attempt, pauses.length - 1)])
    }
  } finally {
    wait(false)
  }
}

const isBadGateway = ({ status, headers }: Response): boolean =>
  [502, 503, 504].includes(status) && !headers.has('X-Remix-Response')

/** Resolves after a pause or when the browser is online again; rejects when the load is no longer wanted. */
function nextTry(signal: AbortSignal | null | undefined, pause: number | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const end = (then: () => void) => () => {
      clearTimeout(timer)
      over.abort()
      then()
    }
    const timer = pause === undefined ? undefined : setTimeout(end(resolve), pause)
    window.addEventListener('online', end(resolve), { signal: over.signal })
    signal?.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: over.signal },
    )
    if (signal?.aborted) end(() => reject(signal.reason))()
  })
}

/** A link within the page works offline; the code of another page may not be here yet. */
function holdLinks(): void {
  let held: HTMLAnchorElement | null = null
  const hold = (event: MouseEvent): void => {
    if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || link.origin !== window.location.origin || link.pathname === window.location.pathname) return
    event.preventDefault()
    event.stopPropagation()
    held = link
    update({ isLinkHeld: true })
  }
  document.addEventListener('click', hold, true)
  window.addEventListener('online', () => {
    const link = held
    held = null
    update({ isLinkHeld: false })
    if (link?.isConnected) link.click()
  })
}
