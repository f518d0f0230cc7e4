import { access } from '../catalogue/he/access.ts'
import { approvals } from '../catalogue/he/approvals.ts'
import { changeFields } from '../catalogue/he/change-fields.ts'
import { changeValues } from '../catalogue/he/change-values.ts'
import { choices } from '../catalogue/he/choices.ts'
import { classSession } from '../catalogue/he/class-session.ts'
import { coupons } from '../catalogue/he/coupons.ts'
import { customers } from '../catalogue/he/customers.ts'
import { dashboard } from '../catalogue/he/dashboard.ts'
import { forms } from '../catalogue/he/forms.ts'
import { mail } from '../catalogue/he/mail.ts'
import { members } from '../catalogue/he/members.ts'
import { navigation } from '../catalogue/he/navigation.ts'
import { orderStates } from '../catalogue/he/order-states.ts'
import { orders } from '../catalogue/he/orders.ts'
import { payments } from '../catalogue/he/payments.ts'
import { people } from '../catalogue/he/people.ts'
import { planPrice } from '../catalogue/he/plan-price.ts'
import { plans } from '../catalogue/he/plans.ts'
import { policies } from '../catalogue/he/policies.ts'
import { receipt } from '../catalogue/he/receipt.ts'
import { refusals } from '../catalogue/he/refusals.ts'
import { retention } from '../catalogue/he/retention.ts'
import { security } from '../catalogue/he/security.ts'
import { series } from '../catalogue/he/series.ts'
import { services } from '../catalogue/he/services.ts'
import { setUp } from '../catalogue/he/set-up.ts'
import { settings } from '../catalogue/he/settings.ts'
import { staff } from '../catalogue/he/staff.ts'
import { webhooks } from '../catalogue/he/webhooks.ts'
import { whyNot } from '../catalogue/he/why-not.ts'

/** All messages of the dashboard, in one file. */
export const dashboardMessages = {
  ...dashboard,
  ...customers,
  ...changeFields,
  ...changeValues,
  ...whyNot,
  ...refusals,
  ...classSession,
  ...approvals,
  ...navigation,
  ...settings,
  ...people,
  ...access,
  ...security,
  ...mail,
  ...members,
  ...forms,
  ...staff,
  ...setUp,
  ...coupons,
  ...retention,
  ...policies,
  ...plans,
  ...planPrice,
  ...series,
  ...services,
  ...choices,
  ...payments,
  ...orders,
  ...orderStates,
  ...receipt,
  ...webhooks,
}
