import { applyMask, type bookingsSettings } from '@kalends/contract'

/** The writable settings; the others are read-only. */
export type Settings = Omit<
  bookingsSettings.BookingsSettings,
  'id' | 'revision' | 'createdDate' | 'updatedDate' | 'siteProperties' | 'features'
>

const readOnlyFields = ['id', 'revision', 'createdDate', 'updatedDate', 'siteProperties', 'features']

/** Defaults of unset settings. */
export const firstSettings: Settings = {
  cartCheckout: { enabled: false },
  multiServiceAppointments: { enabled: false },
  displayTimeZone: { customerCanChange: true, basedOn: 'BUSINESS_TIME_ZONE' },
  extendedFields: { namespaces: {} },
  notifications: { includePaymentLinks: false },
  staffSelection: {
    timing: 'BEFORE_SLOT_SELECTION',
    strategy: 'CUSTOMER_MAY_CHOOSE',
    allowGenderSelection: false,
  },
  locationSelection: { timing: 'BEFORE_SLOT_SELECTION' },
  ownerFlow: { bookingCreation: { requiredFields: [] } },
  doubleBookingHandling: { autoDeclineAndRefundEnabled: true },
}

/**
 * Returns the settings after an update: of the masked paths, otherwise of the fields sent. Read-only fields are
 * ignored.
 */
export function changedSettings(
  stored: Settings,
  sent: bookingsSettings.BookingsSettings,
  mask: readonly string[] | undefined,
): Settings {
  const writable = Object.fromEntries(Object.entries(sent).filter(([name]) => !readOnlyFields.includes(name)))
  const paths = mask?.filter((path) => !readOnlyFields.includes(path.split('.')[0] ?? ''))
  return applyMask(stored, writable as Settings, paths)
}

/** Merges stored settings over the defaults; null counts as unset. */
export function completeSettings(stored: Settings): Settings {
  return over(firstSettings, stored) as Settings
}

type Tree = Record<string, unknown>

function over(first: Tree, written: Tree): Tree {
  const names = [...new Set([...Object.keys(first), ...Object.keys(written)])]
  return Object.fromEntries(names.map((name) => [name, overOne(first[name], written[name])]))
}

function overOne(first: unknown, written: unknown): unknown {
  if (written === undefined || written === null) return first
  return isTree(first) && isTree(written) ? over(first, written) : written
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
