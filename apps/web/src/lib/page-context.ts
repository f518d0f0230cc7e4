import type { Client, Tokens } from '@kalends/sdk'
import { createContext } from 'react-router'
import type { Language, Scheme } from './preferences.ts'
import type { PageContext } from './server-context.ts'
import type { Translate } from './translate.tsx'

/** The server's page context plus what the request itself says about its reader. */
export type RequestContext = PageContext & {
  language: Language
  scheme: Scheme
  /** Words in the reader's language, for titles and texts made in loaders and actions. */
  t: Translate
  /** Addresses that lead to a page, as `routes.ts` has them. */
  pages: ReadonlySet<string>
  /** The API as the visitor who asks. */
  kalends: Client
  /** The visitor signed in: the browser keeps the member's tokens in the place of theirs. */
  become: (tokens: Tokens) => void
}

/** Key under which loaders and actions find the request's context: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()
