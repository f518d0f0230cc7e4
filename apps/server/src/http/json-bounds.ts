/** Most levels of objects and lists inside one another; no message of the contract needs half of them. */
export const depthLimit = 32
/** Most characters of a field name; refusals repeat names. */
export const nameLimit = 1000

/** The bound a JSON text crosses, and how many values had been counted by then. */
export type JsonCount = { crossed?: 'depth' | 'values' | 'name'; values: number }

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const backslash = 0x5c
const openings = new Set([0x5b, 0x7b])
const closings = new Set([0x5d, 0x7d])
const blanks = new Set([0x09, 0x0a, 0x0d, 0x20])

/**
 * Counts the values of a JSON text before anything is made of it, and stops at the first bound that is crossed. Looks at
 * no byte twice and into no string. Whether the text is valid JSON is for the parser to say.
 */
export function countJson(bytes: Buffer, valueLimit: number): JsonCount {
  let values = 1
  let depth = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === quote) {
      const end = endOfString(bytes, at + 1)
      if (end - at - 1 > nameLimit && isName(bytes, end + 1)) return { crossed: 'name', values }
      at = end
    } else if (openings.has(byte)) {
      depth += 1
      values += 1
      if (depth > depthLimit) return { crossed: 'depth', values }
    } else if (closings.has(byte)) depth -= 1
    else if (byte === comma) values += 1
    if (values > valueLimit) return { crossed: 'values', values }
  }
  return { values }
}

/** Where the quote stands that ends a string; the end of the text if none does. */
function endOfString(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(quote, from); at >= 0; at = bytes.indexOf(quote, at + 1)) {
    let before = at
    while (before > from && bytes[before - 1] === backslash) before -= 1
    if ((at - before) % 2 === 0) return at
  }
  return bytes.length
}

function isName(bytes: Buffer, from: number): boolean {
  let at = from
  while (blanks.has(bytes[at] as number)) at += 1
  return bytes[at] === colon
}
