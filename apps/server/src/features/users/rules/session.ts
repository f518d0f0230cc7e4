/** Staff session cookie. The name is specific to Kalends because front ends on one host share cookies across ports. */
export const staffCookie = 'kalends_staff'

const days = 24 * 60 * 60 * 1000

/** Idle lifetime of a session. */
export const sessionMs = 14 * days

/** Minimum interval between updates of the last use, so that reading a page does not write a row each time. */
export const touchIntervalMs = 5 * 60 * 1000

/** Marks browsers in which a staff user signed in, for a year. */
export const staffBrowser = {
  cookie: 'kalends_device',
  purpose: 'staff-device',
  maxAgeSeconds: (365 * days) / 1000,
}
