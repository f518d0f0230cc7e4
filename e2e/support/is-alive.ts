/** Runs in the page: whether scripts have taken over what the server sent. Pages that are not ours are alive at once. */
export function isAlive(): boolean {
  const [script, heading] = [document.querySelector('script[type="module"]'), document.querySelector('h1')]
  return !script || !heading || Object.keys(heading).some((key) => key.startsWith('__react'))
}
