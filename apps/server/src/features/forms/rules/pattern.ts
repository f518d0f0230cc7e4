/** Whether a pattern can be read at all. */
export function isPattern(pattern: string): boolean {
  try {
    new RegExp(`^(?:${pattern})$`, 'u')
    return true
  } catch {
    return false
  }
}
