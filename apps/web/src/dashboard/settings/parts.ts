/** Parts of the page of settings; each is an address of its own. */
export const settingsParts = ['business', 'place', 'booking', 'limits', 'addresses', 'messages'] as const
export type SettingsPart = (typeof settingsParts)[number]

export const readPart = (search: URLSearchParams): SettingsPart =>
  settingsParts.find((part) => part === search.get('part')) ?? 'business'
