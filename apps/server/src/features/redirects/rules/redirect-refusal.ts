/** Why a browser is not sent on; the page that says so knows these words: apps/web/src/hosted/sign-in-problem.tsx */
export type RedirectRefusal = 'EXPIRED' | 'LINK_EXPIRED' | 'UNKNOWN_CLIENT' | 'REDIRECT_URI' | 'BAD_REQUEST'

/** A refusal for a person, and the site whose page says it, as far as that is known. */
export type RefusedBrowser = { kind: 'refused'; reason: RedirectRefusal; siteId: string | undefined }

export function refuseBrowser(reason: RedirectRefusal, siteId?: string): RefusedBrowser {
  return { kind: 'refused', reason, siteId }
}
