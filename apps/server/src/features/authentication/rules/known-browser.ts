import { knownBrowserMs } from './lifetimes.ts'

/** Marks browsers in which a member signed in. Separate from the staff's: one browser may serve both. */
export const memberBrowser = {
  cookie: 'kalends_member_device',
  purpose: 'member-device',
  maxAgeSeconds: knownBrowserMs / 1000,
}
