// Types of the part of autocannon used here; the package has none.
declare module 'autocannon' {
  type Request = {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    /** Called before each request; what it returns is sent. */
    setupRequest?: (request: Request) => Request
    onResponse?: (status: number, body: string, context: object, headers: Record<string, string>) => void
  }
  type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    duration: number
    non2xx: number
    errors: number
    statusCodeStats: Record<string, { count: number }>
    '2xx': number
  }
  type Options = {
    url: string
    connections: number
    duration?: number
    amount?: number
    timeout?: number
    requests: Request[]
  }
  export default function autocannon(options: Options): Promise<Result>
}
