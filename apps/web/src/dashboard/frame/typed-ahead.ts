// What is typed after a form was asked for and before its field is there: it belongs in that field. Until then no
// shortcut and no key of the calendar may take a letter.

/** Marks a field that takes what was typed ahead. */
export const TYPED_AHEAD = 'data-typed-ahead'

/** Null while no form is on its way. */
let ahead: string | null = null

/** Records letters until a field takes them; call it as early as the form is asked for. */
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

/** Fields keep their keys, and the space bar presses the button that has the focus. */
function isFree(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return true
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return false
  return key !== ' ' || target.closest('[data-column]') !== null || target.closest('a, button, summary') === null
}
