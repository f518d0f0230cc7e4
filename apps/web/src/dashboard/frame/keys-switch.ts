const NAME = 'kalends-keys'
const CHANGE = 'kalends-keys-change'

/** Whether single letters lead somewhere; kept in this browser. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true // a browser that keeps nothing
  }
}

export function setShortcutsOn(isOn: boolean): void {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off')
  } catch {
    // then they stay as they are
  }
  window.dispatchEvent(new Event(CHANGE))
}

export function subscribeToShortcuts(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener)
  return () => window.removeEventListener(CHANGE, listener)
}
