/** Epoch milliseconds as the text that columns of instants are written and read as. */
export function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

export function toMillis(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}
