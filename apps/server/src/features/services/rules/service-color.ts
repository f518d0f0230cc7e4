const colors = ['verdigris', 'laurel', 'ochre', 'sienna', 'rose', 'murex', 'lapis', 'tiber'] as const

/** Returns a service's colour: one of eight by its id, so that every page and program shows the same without asking. */
export function serviceColor(serviceId: string): string {
  let hash = 0x811c9dc5
  for (const character of serviceId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return colors[(hash >>> 8) % colors.length] ?? 'verdigris'
}
