import type { Client, Tokens } from '@kalends/sdk'
import { createContext } from 'react-router'
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
  /** Signs the visitor in: their tokens are replaced by the member's. */
  become: (tokens: Tokens) => void
}

/** Key under which loaders and actions find the request's context: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()
