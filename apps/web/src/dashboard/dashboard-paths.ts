import {
  type BookingsChoice,
  type CalendarChoice,
  type CustomerChoice,
  type CustomersChoice,
  type OrdersChoice,
  type PaymentsChoice,
  query,
  type SessionChoice,
  type SetUpPage,
  type WhyNotChoice,
} from '../paths.ts'

/** What the page of a webhook shows. */
type WebhookChoice = { part?: string | undefined; delivery?: string | undefined; saved?: string | undefined }

/**
 * URLs of all dashboard pages and of the data they fetch. Customers load paths.ts; this module is loaded by the
 * dashboard only.
 */
export const dashboardPaths = {
  signIn: (returnTo?: string) => `/dashboard/sign-in${query({ next: returnTo })}`,
  signOut: () => '/dashboard/sign-out',
  /** Dismisses the notice about plain HTTP. */
  exposedNotice: (next: string) => `/dashboard/plain-http${query({ next })}`,
  /** Sign-in methods and sessions of the person; `next` is where to go once a second factor is set up. */
  security: (choice: { done?: 'remove'; next?: string } = {}) => `/dashboard/security${query(choice)}`,
  forgot: (email?: string) => `/dashboard/forgot-password${query({ email })}`,
  claim: () => '/dashboard/claim',
  invitation: (token: string) => `/dashboard/invitation/${encodeURIComponent(token)}`,
  today: (choice: { day?: string | undefined; staff?: string | undefined } = {}) => `/dashboard${query(choice)}`,
  calendar: (choice: CalendarChoice = {}) => `/dashboard${query(choice)}`,
  bookings: (choice: BookingsChoice = {}) => `/dashboard/bookings${query(choice)}`,
  customers: (choice: CustomersChoice = {}) => `/dashboard/customers${query(choice)}`,
  customer: (contactId: string, choice: CustomerChoice = {}) =>
    `/dashboard/customers/${encodeURIComponent(contactId)}${query(choice)}`,
  eraseCustomer: (contactId: string) => `/dashboard/customers/${encodeURIComponent(contactId)}/erase`,
  exportCustomer: (contactId: string) => `/dashboard/customers/${encodeURIComponent(contactId)}/export`,
  cancelCustomerBookings: (contactId: string) =>
    `/dashboard/customers/${encodeURIComponent(contactId)}/cancel-bookings`,
  whyNot: (choice: WhyNotChoice = {}) => `/dashboard/why-not${query(choice)}`,
  session: (sessionId: string, choice: SessionChoice = {}) =>
    `/dashboard/sessions/${encodeURIComponent(sessionId)}${query(choice)}`,
  approvals: () => '/dashboard/approvals',
  payments: (choice: PaymentsChoice = {}) => `/dashboard/payments${query(choice)}`,
  orders: (choice: OrdersChoice = {}) => `/dashboard/orders${query(choice)}`,
  order: (orderId: string, choice: { done?: string | undefined } = {}) =>
    `/dashboard/orders/${encodeURIComponent(orderId)}${query(choice)}`,
  /** What was ordered with checkouts. */
  checkoutOrders: () => '/dashboard/orders/checkouts',
  checkoutOrder: (orderId: string) => `/dashboard/orders/checkouts/${encodeURIComponent(orderId)}`,
  takings: (choice: { day?: string | undefined; close?: string | undefined } = {}) =>
    `/dashboard/takings${query(choice)}`,
  receiptFile: (receiptId: string) => `/dashboard/receipts/${encodeURIComponent(receiptId)}/file.pdf`,
  receipt: (receiptId: string) => `/dashboard/receipts/${encodeURIComponent(receiptId)}`,
  members: () => '/dashboard/members',
  member: (memberId: string) => `/dashboard/members/${encodeURIComponent(memberId)}`,
  eraseMember: (memberId: string) => `/dashboard/members/${encodeURIComponent(memberId)}/erase`,
  /** The setup steps of a business. */
  firstSteps: (choice: { step?: string } = {}) => `/dashboard/setup${query(choice)}`,
  /** Settings of a staff member. */
  staffMember: (id: string) => `/dashboard/staff/${encodeURIComponent(id)}`,
  /** Hours of a room or equipment. */
  room: (resourceId: string) => `/dashboard/rooms/${encodeURIComponent(resourceId)}`,
  /** A page of the catalogue or the settings. */
  setUp: (page: SetUpPage) => `/dashboard/${page}`,
  /** The settings of messages and of the mail server. */
  mailSettings: () => '/dashboard/settings?part=messages',
  /** The editor of a service. */
  newService: () => '/dashboard/services/new',
  editService: (serviceId: string) => `/dashboard/services/${encodeURIComponent(serviceId)}`,
  serviceChoices: (serviceId: string) => `/dashboard/services/${encodeURIComponent(serviceId)}/choices`,
  /** The editor of a plan. */
  newPlan: () => '/dashboard/plans/new',
  plan: (planId: string) => `/dashboard/plans/${encodeURIComponent(planId)}`,
  /** The editor of a coupon. */
  newCoupon: () => '/dashboard/coupons/new',
  coupon: (couponId: string) => `/dashboard/coupons/${encodeURIComponent(couponId)}`,
  newWebhook: () => '/dashboard/webhooks/new',
  webhook: (webhookId: string, choice: WebhookChoice = {}) =>
    `/dashboard/webhooks/${encodeURIComponent(webhookId)}${query(choice)}`,
  /** The webhooks after one was deleted. */
  webhooksWithout: (name: string) => `/dashboard/webhooks${query({ deleted: name })}`,
  /** The editor of a form. */
  form: (formId: string) => `/dashboard/forms/${encodeURIComponent(formId)}`,
  messages: (choice: { message?: string | undefined; to?: string | undefined } = {}) =>
    `/dashboard/messages${query(choice)}`,
  // Data fetched by scripts, and files.
  calendarData: (search: string) => `/dashboard/calendar/data${search}`,
  calendarChange: () => '/dashboard/calendar/change',
  calendarExplain: (choice: Record<string, string>) => `/dashboard/calendar/explain?${new URLSearchParams(choice)}`,
  calendarPrice: (choice: Record<string, string>) => `/dashboard/calendar/price?${new URLSearchParams(choice)}`,
  calendarBookingChoices: (choice: { service: string; day: string }) =>
    `/dashboard/calendar/booking-choices?${new URLSearchParams(choice)}`,
  calendarServices: () => '/dashboard/calendar/services',
  customersFile: () => '/dashboard/customers/export.csv',
  ordersFile: () => '/dashboard/orders/export.csv',
  paymentsFile: (filters: string) => `/dashboard/payments/export.csv${filters}`,
  takingsFile: (days: { from: string; to: string }) => `/dashboard/takings/export.csv?${new URLSearchParams(days)}`,
  customerSearch: (search: string) => `/dashboard/customers/search?${new URLSearchParams({ search })}`,
  uploadPicture: () => '/dashboard/pictures',
  serviceSlug: (serviceId: string, slug: string) =>
    `/dashboard/services/${encodeURIComponent(serviceId)}/slug?${new URLSearchParams({ slug })}`,
} as const
