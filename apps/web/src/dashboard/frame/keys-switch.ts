const NAME = 'kalends-keys'
const CHANGE = 'kalends-keys-change'

/** Returns whether single-letter shortcuts are on, stored in this browser. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true // a browser without storage
  }
}

export function setShortcutsOn(isOn: boolean): void {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off')
  } catch {
    // then the setting lasts until the reload
  }
  window.dispatchEvent(new Event(CHANGE))
}

export function subscribeToShortcuts(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener)
  return () => window.removeEventListener(CHANGE, listener)
}
