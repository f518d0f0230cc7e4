import { checkout } from '../catalogue/he/checkout.ts'
import { hosted } from '../catalogue/he/hosted.ts'
import { signedInAs } from '../catalogue/he/signed-in-as.ts'

/** Messages of the hosted pages in Hebrew. */
export const hostedMessages = { ...hosted, ...checkout, ...signedInAs }
