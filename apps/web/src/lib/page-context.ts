import type { Client, TokenPair } from '@kalends/sdk'
import { createContext } from 'react-router'
import type { Outside } from './content-policy.ts'
import type { Language, Scheme } from './preferences.ts'
import type { PageContext } from './server-context.ts'
import type { Translate } from './translate.tsx'

/** The server's page context plus what the request itself says about its reader. */
export type RequestContext = PageContext & {
  language: Language
  scheme: Scheme
  /** Translates into the reader's language, for loaders and actions. */
  t: Translate
  /** Paths of the pages in `routes.ts`. */
  pages: ReadonlySet<string>
  /** The API on behalf of the visitor. */
  kalends: Client
  /** Outside providers that the page needs; loaders add to it. It counts when the page is loaded as a document. */
  outside: Set<Outside>
  /** Signs the visitor in: their tokens are replaced by the member's. */
  become: (tokens: TokenPair) => void
}

/** Key under which loaders and actions find the request's context: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()
