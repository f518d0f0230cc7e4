const longestName = 200

/** The name itself where nobody has it, else with the first number from 2 that makes it free. Case makes no difference. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()))
  if (!known.has(wanted.toLowerCase())) return wanted
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`
    const name = `${[...wanted].slice(0, longestName - ending.length).join('')}${ending}`
    if (!known.has(name.toLowerCase())) return name
  }
}
