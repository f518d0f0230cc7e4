/**
 * The name to greet with, if it reads like one. Anyone may type anything into a booking form and have it mailed to
 * someone else; so what looks like an address or a paragraph is left out.
 */
export function greetingName(firstName: string | null | undefined): string | undefined {
  const name = firstName?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (name === '' || [...name].length > 40 || /[/\\@<>{}|]|\.\w|www|https?:|\d{3}/i.test(name)) return undefined
  return name
}
