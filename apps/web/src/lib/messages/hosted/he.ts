import { checkout } from '../catalogue/he/checkout.ts'
import { hosted } from '../catalogue/he/hosted.ts'

/** Messages of the hosted pages in Hebrew. */
export const hostedMessages = { ...hosted, ...checkout }
