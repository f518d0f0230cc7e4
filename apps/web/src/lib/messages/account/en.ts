import { account } from '../catalogue/en/account.ts'
import { bookingMoney } from '../catalogue/en/booking-money.ts'
import { orderStates } from '../catalogue/en/order-states.ts'
import { planPrice } from '../catalogue/en/plan-price.ts'
import { signedInAs } from '../catalogue/en/signed-in-as.ts'

/** Messages of the account in English. */
export const accountMessages = { ...account, ...bookingMoney, ...orderStates, ...planPrice, ...signedInAs }
