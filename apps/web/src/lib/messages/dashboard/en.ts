import { access } from '../catalogue/en/access.ts'
import { approvals } from '../catalogue/en/approvals.ts'
import { changeFields } from '../catalogue/en/change-fields.ts'
import { changeValues } from '../catalogue/en/change-values.ts'
import { choices } from '../catalogue/en/choices.ts'
import { classSession } from '../catalogue/en/class-session.ts'
import { coupons } from '../catalogue/en/coupons.ts'
import { customers } from '../catalogue/en/customers.ts'
import { dashboard } from '../catalogue/en/dashboard.ts'
import { forms } from '../catalogue/en/forms.ts'
import { mail } from '../catalogue/en/mail.ts'
import { members } from '../catalogue/en/members.ts'
import { navigation } from '../catalogue/en/navigation.ts'
import { orderStates } from '../catalogue/en/order-states.ts'
import { orders } from '../catalogue/en/orders.ts'
import { payments } from '../catalogue/en/payments.ts'
import { people } from '../catalogue/en/people.ts'
import { planPrice } from '../catalogue/en/plan-price.ts'
import { plans } from '../catalogue/en/plans.ts'
import { policies } from '../catalogue/en/policies.ts'
import { receipt } from '../catalogue/en/receipt.ts'
import { refusals } from '../catalogue/en/refusals.ts'
import { retention } from '../catalogue/en/retention.ts'
import { security } from '../catalogue/en/security.ts'
import { series } from '../catalogue/en/series.ts'
import { services } from '../catalogue/en/services.ts'
import { setUp } from '../catalogue/en/set-up.ts'
import { settings } from '../catalogue/en/settings.ts'
import { staff } from '../catalogue/en/staff.ts'
import { webhooks } from '../catalogue/en/webhooks.ts'
import { whyNot } from '../catalogue/en/why-not.ts'

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
