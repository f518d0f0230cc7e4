import process from 'node:process'

const EVERY_MS = 500

/**
 * Stops the process when its parent is gone. npm starts a script through a shell, which a signal kills without
 * forwarding it: stopping npm alone would leave the server running. If the parent is gone and no signal arrived, this
 * process sends itself the one that shuts it down cleanly.
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
