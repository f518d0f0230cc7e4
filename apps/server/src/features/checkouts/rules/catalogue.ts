/** What a line is about. */
export type ItemType = 'BOOKING' | 'PLAN'

/** The catalogues of the API, by the id of the app that owns them. */
const catalogues: Readonly<Record<string, ItemType>> = {
  '13d21c63-b5ec-5912-8397-c3a5ddb27a97': 'BOOKING',
  '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3': 'PLAN',
}

/** Returns the kind of item in a catalogue; undefined for catalogues that this installation does not have. */
export function findItemType(appId: string | undefined): ItemType | undefined {
  return Object.hasOwn(catalogues, appId?.toLowerCase() ?? '') ? catalogues[appId?.toLowerCase() ?? ''] : undefined
}

export function appIdOf(type: ItemType): string {
  return Object.keys(catalogues).find((id) => catalogues[id] === type) ?? ''
}
