/** Returns true if a text of an address or a form can be an id: the API refuses others. */
export function isGuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
