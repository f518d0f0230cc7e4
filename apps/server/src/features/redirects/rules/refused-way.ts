/** Why a browser is not sent on; the page that says so knows these words: apps/web/src/hosted/sign-in-problem.tsx */
export type RefusedWay = 'EXPIRED' | 'LINK_EXPIRED' | 'UNKNOWN_CLIENT' | 'REDIRECT_URI' | 'BAD_REQUEST'

/** A refusal to show, and the site to show it on, if known. */
export type RefusedBrowser = { kind: 'refused'; reason: RefusedWay; siteId: string | undefined }

export function refusedBrowser(reason: RefusedWay, siteId?: string): RefusedBrowser {
  return { kind: 'refused', reason, siteId }
}
