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
  const rerouted: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), target)
    if (!hostedApiHosts.has(url.host)) return original(input, init)
    url.protocol = target.protocol
    url.host = target.host
    return original(input instanceof Request ? new Request(url, input) : url, init)
  }
  globalThis.fetch = rerouted
  return () => {
    if (globalThis.fetch === rerouted) globalThis.fetch = original
  }
}
