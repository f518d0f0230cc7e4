import {
  type BookingsChoice,
  type CalendarChoice,
  type CustomerChoice,
  type CustomersChoice,
  query,
  type SessionChoice,
  type SetUpPage,
  type WhyNotChoice,
} from '../paths.ts'

/** Every page of the dashboard, and what its scripts fetch. Customers load paths.ts; these are loaded by nobody else. */
export const dashboardPaths = {
  signIn: (returnTo?: string) => `/dashboard/sign-in${query({ next: returnTo })}`,
  signOut: () => '/dashboard/sign-out',
  /** How the person signs in, and where they are signed in; `next`: where they go on once a second factor is set up. */
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
  whyNot: (choice: WhyNotChoice = {}) => `/dashboard/why-not${query(choice)}`,
  session: (sessionId: string, choice: SessionChoice = {}) =>
    `/dashboard/sessions/${encodeURIComponent(sessionId)}${query(choice)}`,
  approvals: () => '/dashboard/approvals',
  members: () => '/dashboard/members',
  member: (memberId: string) => `/dashboard/members/${encodeURIComponent(memberId)}`,
  /** The first steps of a business. */
  firstSteps: (choice: { step?: string } = {}) => `/dashboard/setup${query(choice)}`,
  /** Somebody who gives services, as they are set up. */
  staffMember: (id: string) => `/dashboard/staff/${encodeURIComponent(id)}`,
  /** A room or a thing: when it can be had. */
  room: (resourceId: string) => `/dashboard/rooms/${encodeURIComponent(resourceId)}`,
  /** What the business sells and how it is set up. */
  setUp: (page: SetUpPage) => `/dashboard/${page}`,
  /** What a service can be had as, and what can be had with it. */
  newService: () => '/dashboard/services/new',
  editService: (serviceId: string) => `/dashboard/services/${encodeURIComponent(serviceId)}`,
  serviceChoices: (serviceId: string) => `/dashboard/services/${encodeURIComponent(serviceId)}/choices`,
  /** One form, to be edited. */
  form: (formId: string) => `/dashboard/forms/${encodeURIComponent(formId)}`,
  messages: (choice: { message?: string | undefined; to?: string | undefined } = {}) =>
    `/dashboard/messages${query(choice)}`,
  // What scripts fetch, and files.
  calendarData: (search: string) => `/dashboard/calendar/data${search}`,
  calendarChange: () => '/dashboard/calendar/change',
  calendarExplain: (choice: Record<string, string>) => `/dashboard/calendar/explain?${new URLSearchParams(choice)}`,
  calendarBookingChoices: (choice: { service: string; day: string }) =>
    `/dashboard/calendar/booking-choices?${new URLSearchParams(choice)}`,
  calendarServices: () => '/dashboard/calendar/services',
  customersFile: () => '/dashboard/customers/export.csv',
  customerSearch: (search: string) => `/dashboard/customers/search?${new URLSearchParams({ search })}`,
  uploadPicture: () => '/dashboard/pictures',
  serviceSlug: (serviceId: string, slug: string) =>
    `/dashboard/services/${encodeURIComponent(serviceId)}/slug?${new URLSearchParams({ slug })}`,
} as const
