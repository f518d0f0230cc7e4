import { checkout } from '../catalogue/en/checkout.ts'
import { hosted } from '../catalogue/en/hosted.ts'
import { signedInAs } from '../catalogue/en/signed-in-as.ts'

/** Messages of the hosted pages in English. */
export const hostedMessages = { ...hosted, ...checkout, ...signedInAs }
