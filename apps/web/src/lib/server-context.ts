import type { Infer, sites } from '@kalends/contract'

/** Public settings of a site, as the API gives them. */
export type PageSite = Infer<typeof sites.Site>

/** The public URL of a business: `https://host[:port]`, with `/s/{siteSlug}` unless it has its own host. */
export type PublishedAt = { origin: string; basePath: string }

/**
 * What the server hands to the pages with every request. The pages know nothing else of the server: all facts come
 * through `api`, which has the shape of `fetch` and answers in process.
 */
export type PageContext = {
  /** Carries a request to the API in process; relative addresses are resolved against `origin`. */
  api: (request: Request) => Promise<Response>
  /** The site the request is for, found by host name, by `/s/{siteSlug}`, or the first one. */
  site: PageSite
  /** `''`, or `/s/{siteSlug}` when the site was found by its path. */
  basePath: '' | `/s/${string}`
  /** Slugs of the other public businesses of this host below `/s/`. */
  sitesByPath: () => Promise<string[]>
  /** Nonce of this response's scripts and styles in the content security policy. */
  nonce: string
  /** The server's one clock, in epoch milliseconds. */
  now: () => number
  /** `https://host[:port]` under which the visitor sees us. */
  origin: string
  /** True if this page travels readable: by plain HTTP, and to no address of this machine or a private network. */
  isExposed: boolean
  /** The configured public URL, for search engines and shared links. Never taken from the request. */
  published: PublishedAt
  /** Origins whose pages may show this one in a frame. */
  framers: readonly string[]
  /** Other targets of this page's forms, as sources of the content security policy. */
  onward: readonly string[]
  /** Writes an unexpected error to the server's log. */
  report: (error: unknown) => void
}
