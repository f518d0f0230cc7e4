// Text typed after a form was requested and before its field exists belongs into that field. Until then no shortcut may
// take a letter.

/** Marks the field that receives text typed ahead. */
export const TYPED_AHEAD = 'data-typed-ahead'

/** Null while no form is loading. */
let ahead: string | null = null

/** Records letters until a field takes them; call it as soon as the form is requested. */
export function recordTyping(): void {
  if (ahead !== null) return
  ahead = ''
  document.addEventListener('keydown', record, { capture: true })
}

export function stopRecording(): void {
  ahead = null
  document.removeEventListener('keydown', record, { capture: true })
}

/** Returns the letters typed so far and ends the recording. */
export function takeTyped(): string {
  const values = ahead ?? ''
  stopRecording()
  return values
}

function record(event: KeyboardEvent): void {
  const { key, target } = event
  const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  if (ahead === null || (!isLetter && key !== 'Backspace') || !isFree(target, key)) return
  ahead = isLetter ? ahead + key : ahead.slice(0, -1)
  event.preventDefault()
  event.stopPropagation()
}

/** Returns true for a letter outside form fields; the space bar still presses a focused button. */
function isFree(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return true
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return false
  return key !== ' ' || target.closest('[data-column]') !== null || target.closest('a, button, summary') === null
}
