import { addressIn } from '../paths.ts'

/** Whole addresses, for what is read elsewhere: by search engines, through shared links. */
export type WholeAddresses = {
  page: (path: string) => string
  /** A picture lies on the host, whichever business it shows. */
  picture: (url: string | null | undefined) => string | undefined
}

export function wholeAddresses({ origin, basePath }: { origin: string; basePath: string }): WholeAddresses {
  return {
    page: (path) => `${origin}${addressIn(basePath, path)}`,
    picture: (url) => (url ? new URL(url, origin).href : undefined),
  }
}
