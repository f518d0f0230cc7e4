import { createContext } from 'react-router'
import type { Language, Scheme } from './preferences.ts'
import type { PageContext } from './server-context.ts'

/** The server's page context plus what the request itself says about its reader. */
export type RequestContext = PageContext & { language: Language; scheme: Scheme }

/** Key under which loaders and actions find the request's context: `context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()
