/**
 * What scripts of the staff's pages fetch, and files; pages stand in paths.ts. That one is loaded by every customer,
 * this one by nobody else.
 */
export const dataPaths = {
  calendarData: (search: string) => `/dashboard/calendar/data${search}`,
  calendarChange: () => '/dashboard/calendar/change',
  calendarExplain: (choice: Record<string, string>) => `/dashboard/calendar/explain?${new URLSearchParams(choice)}`,
  calendarServices: () => '/dashboard/calendar/services',
  customersFile: () => '/dashboard/customers/export.csv',
  customerSearch: (search: string) => `/dashboard/customers/search?${new URLSearchParams({ search })}`,
  uploadPicture: () => '/dashboard/pictures',
  serviceSlug: (serviceId: string, slug: string) =>
    `/dashboard/services/${encodeURIComponent(serviceId)}/slug?${new URLSearchParams({ slug })}`,
} as const
