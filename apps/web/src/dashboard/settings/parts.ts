/** Tabs of the settings page, each with its own URL. */
export const settingsParts = [
  'business',
  'region',
  'booking',
  'payments',
  'limits',
  'addresses',
  'messages',
  'retention',
] as const
export type SettingsPart = (typeof settingsParts)[number]

export const readPart = (search: URLSearchParams): SettingsPart =>
  settingsParts.find((part) => part === search.get('part')) ?? 'business'

/** Tabs that only people who may change the settings see. */
export const isForManagers = (part: SettingsPart): boolean => part === 'payments' || part === 'retention'
