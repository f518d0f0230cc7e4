import { knownBrowserMs } from './lifetimes.ts'

/** Marks browsers in which a member signed in. Separate from the staff's: one browser may serve both. */
export const memberBrowser = {
  cookie: 'kalends_member_device',
  purpose: 'member-device',
  maxAgeSeconds: knownBrowserMs / 1000,
}

/** Returns the text that identifies a member in the mark. */
export function browserAccount({ siteId, memberId }: { siteId: string; memberId: string }): string {
  return `${siteId}\n${memberId}`
}
