const longestName = 200

/** Returns the name, or the name with the first free number from 2. Case-insensitive. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()))
  if (!known.has(wanted.toLowerCase())) return wanted
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`
    const name = `${[...wanted].slice(0, longestName - ending.length).join('')}${ending}`
    if (!known.has(name.toLowerCase())) return name
  }
}
