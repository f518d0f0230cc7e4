/** The API hosts that clients of the hosted platform call, whatever they are configured for. */
const hostedApiHosts = new Set(['www.wixapis.com', 'edge.wixapis.com'])

/**
 * Redirects calls to the hosted platform's API to a Kalends server by wrapping the global `fetch`. All other calls are
 * unchanged. Safe to call twice and during server rendering.
 *
 * @param kalendsUrl  scheme, host and port of the Kalends server
 * @returns a function that restores the global `fetch`
 */
export function connect(kalendsUrl: string): () => void {
  const target = new URL(kalendsUrl)
  const original = globalThis.fetch
  const rerouted: typeof fetch = async (input, init) => {
    const url = findHostedUrl(input)
    if (!url) return original(input, init)
    const here = new URL(`${url.pathname}${url.search}`, target)
    return input instanceof Request ? original(new Request(here, input), init) : original(here, init)
  }
  globalThis.fetch = rerouted
  return () => {
    if (globalThis.fetch === rerouted) globalThis.fetch = original
  }
}

/** The URL of a call to the hosted platform's API; undefined for all others, relative and invalid ones included. */
function findHostedUrl(input: Parameters<typeof fetch>[0]): URL | undefined {
  const text = input instanceof Request ? input.url : String(input)
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && hostedApiHosts.has(url.host) ? url : undefined
}
