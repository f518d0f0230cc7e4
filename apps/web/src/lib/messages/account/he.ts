import { account } from '../catalogue/he/account.ts'
import { bookingMoney } from '../catalogue/he/booking-money.ts'
import { orderStates } from '../catalogue/he/order-states.ts'
import { planPrice } from '../catalogue/he/plan-price.ts'
import { signedInAs } from '../catalogue/he/signed-in-as.ts'

/** Messages of the account in Hebrew. */
export const accountMessages = { ...account, ...bookingMoney, ...orderStates, ...planPrice, ...signedInAs }
