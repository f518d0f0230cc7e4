/** The cookie of a person who works here. A name of our own: front ends on one machine share cookies across ports. */
export const staffCookie = 'kalends_staff'

const days = 24 * 60 * 60 * 1000

/** A session ends when it was not used for this long. */
export const sessionMs = 14 * days

/** Use is written down at most this often, so that reading a page does not write a row each time. */
export const noteUseEveryMs = 5 * 60 * 1000

/** Says that a person signed in with this browser before; a year. */
export const deviceCookie = 'kalends_device'
export const deviceMs = 365 * 24 * 60 * 60 * 1000
