/** Runs in the page: returns true once it is hydrated. Pages that are not ours count as hydrated. */
export function isAlive(): boolean {
  const script = document.querySelector('script[type="module"]')
  const heading = document.querySelector('h1')
  return !script || !heading || Object.keys(heading).some((key) => key.startsWith('__react'))
}
