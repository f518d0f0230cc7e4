import type { RoutesOf } from '../../operation.ts'
import { adjustCredits } from './operations/adjust-credits.ts'
import { listCustomerCreditHistory, listMyCreditHistory } from './operations/list-credit-history.ts'
import {
  listCustomerCredits,
  listMyCredits,
  listOrderCredits,
  listUsableCredits,
} from './operations/list-my-credits.ts'

export const creditsRoutes: RoutesOf<'credits'> = {
  listMyCredits,
  listMyCreditHistory,
  listUsableCredits,
  listCustomerCredits,
  listCustomerCreditHistory,
  listOrderCredits,
  adjustCredits,
}
