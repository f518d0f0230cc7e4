import type { AuthorizeAnswer } from './authorize-answer.ts'
import type { RefusedBrowser } from './redirect-refusal.ts'

/** The browser's answer to an authorization: one for the front end, the sign-in page, or a refusal shown to the person. */
export type Authorized = (AuthorizeAnswer & { frames: readonly string[] }) | RefusedBrowser
