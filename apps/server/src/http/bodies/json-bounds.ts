import { setImmediate } from 'node:timers/promises'

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
const openingBracket = 0x5b
const closingBracket = 0x5d
const openingBrace = 0x7b
const closingBrace = 0x7d
/** Below it are line breaks, tabs, and what the parser refuses. */
const space = 0x20

/** Bytes that are counted before others are served: a millisecond or two. */
const stepBytes = 1024 * 1024

/**
 * Counts the values of a JSON text before parsing it, and stops at the first exceeded limit. Reads each byte once and
 * skips the content of strings. Does not check whether the JSON is valid.
 */
export function countJson(bytes: Buffer, valueLimit: number): JsonCount {
  const count = new Counter(bytes, valueLimit)
  count.advance(bytes.length)
  return count.result
}

/** Counts a body that may be large in steps, so that other requests are served in between. */
export async function countLargeJson(bytes: Buffer, valueLimit: number): Promise<JsonCount> {
  const count = new Counter(bytes, valueLimit)
  while (!count.advance(stepBytes)) await setImmediate()
  return count.result
}

class Counter {
  readonly #bytes: Buffer
  readonly #valueLimit: number
  #at = 0
  #values = 1
  #depth = 0
  /** Start of the current string; -1 outside of strings. */
  #text = -1
  #crossed: JsonCount['crossed']

  constructor(bytes: Buffer, valueLimit: number) {
    this.#bytes = bytes
    this.#valueLimit = valueLimit
  }

  get result(): JsonCount {
    return { ...(this.#crossed ? { crossed: this.#crossed } : {}), values: this.#values }
  }

  /** Reads the next bytes. Returns true when done. */
  advance(byteCount: number): boolean {
    const bytes = this.#bytes
    const end = Math.min(bytes.length, this.#at + byteCount)
    while (this.#at < end) {
      const at = this.#text >= 0 ? endOfString(bytes, this.#at, end) : endOfWhitespace(bytes, this.#at, end)
      this.#at = at
      if (at >= end) break
      this.#crossed = this.#text >= 0 ? this.#endString(at) : this.#countByte(bytes[at] as number, at)
      if (this.#crossed) return true
      this.#at += 1
    }
    return this.#at >= bytes.length
  }

  #endString(at: number): JsonCount['crossed'] {
    const isLong = at - this.#text > nameLimit
    this.#text = -1
    return isLong && isName(this.#bytes, at + 1) ? 'name' : undefined
  }

  #countByte(byte: number, at: number): JsonCount['crossed'] {
    if (byte === quote) this.#text = at + 1
    else if (byte === comma) this.#values += 1
    else if (byte === closingBracket || byte === closingBrace) this.#depth -= 1
    else if (byte === openingBracket || byte === openingBrace) {
      this.#depth += 1
      this.#values += 1
      if (this.#depth > depthLimit) return 'depth'
    }
    return this.#values > this.#valueLimit ? 'values' : undefined
  }
}

/** Returns the index of the closing quote, or the end of the step; one more for an escaped character. */
function endOfString(bytes: Buffer, from: number, end: number): number {
  let at = from
  while (at < end && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1
  return at
}

function endOfWhitespace(bytes: Buffer, from: number, end: number): number {
  let at = from
  while (at < end && (bytes[at] as number) <= space) at += 1
  return at
}

function isName(bytes: Buffer, from: number): boolean {
  return bytes[endOfWhitespace(bytes, from, bytes.length)] === colon
}
