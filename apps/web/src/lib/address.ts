import { addressIn } from '../paths.ts'
import type { PublishedAt } from './server-context.ts'

/** Absolute URLs, for search engines and shared links. */
export type WholeAddresses = {
  page: (path: string) => string
  /** Pictures are served at the root of the host, for any business. */
  picture: (url: string | null | undefined) => string | undefined
}

export function wholeAddresses({ published }: { published: PublishedAt }): WholeAddresses {
  const { origin, basePath } = published
  return {
    page: (path) => `${origin}${addressIn(basePath, path)}`,
    picture: (url) => (url ? new URL(url, origin).href : undefined),
  }
}
