const white = '#ffffff'
const ink = '#0e1117'
const black = '#000000'
const grey = '#8c8881'

/** Contrast that text needs. Source: WCAG 2.2, success criterion 1.4.3. */
const readable = 4.5

/** What an edge needs. */
const visible = 3

/** The colour to write in on a business's own colour: white, else ink, else black; one of them is always readable. */
export function onColor(fill: string): string {
  return [white, ink].find((text) => contrast(fill, text) >= readable) ?? black
}

/** The line around a button in a business's own colour: a pale one would not be seen as a button. Source: WCAG 2.2, 1.4.11. */
export const borderColor = (fill: string): string => (contrast(fill, white) >= visible ? fill : grey)

/**
 * Returns the business's colour if it is valid, otherwise the default. Anything else must not reach a style attribute.
 */
export function safeColor(color: string): string {
  return /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : '#1e5a4e'
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
