import process from 'node:process'

const EVERY_MS = 500

/**
 * npm starts a script through a shell, and that shell dies of a signal without passing it on: whoever stops npm alone
 * would leave the server behind. Where the parent is gone and no signal came, this process sends itself the one that
 * stops in order.
 */
export function stopWithParent(): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => clearInterval(watch))
}
