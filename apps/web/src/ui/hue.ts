/** The eight service colours, in order of assignment. */
export const hues = ['verdigris', 'laurel', 'ochre', 'sienna', 'rose', 'murex', 'lapis', 'tiber'] as const
export type Hue = (typeof hues)[number]

/** Hashes with 32-bit FNV-1a: the same on server and client. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Chooses a hue by id, for anything without a colour of its own. */
export const chooseHue = (id: string): Hue => hues[(hashText(id) >>> 8) % hues.length] ?? 'verdigris'

export const asHue = (text: string | null | undefined): Hue | undefined => hues.find((hue) => hue === text)
