/**
 * Why a browser is not redirected; the page that explains it uses these codes: apps/web/src/hosted/sign-in-reasons.ts
 */
export type RedirectRefusal = 'EXPIRED' | 'LINK_EXPIRED' | 'UNKNOWN_CLIENT' | 'REDIRECT_URI' | 'BAD_REQUEST'

/** A refusal to show to a person, on a page of the site if it is known. */
export type RefusedBrowser = { kind: 'refused'; reason: RedirectRefusal; siteId: string | undefined }

export function refuseBrowser(reason: RedirectRefusal, siteId?: string): RefusedBrowser {
  return { kind: 'refused', reason, siteId }
}
