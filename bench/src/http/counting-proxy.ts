// A proxy between a server and its PostgreSQL that counts statements by parsing the wire protocol.
import { createServer, connect as dial, type Socket } from 'node:net'

export type CountingProxy = {
  /** The database's address through the proxy. */
  url: string
  /** Statements since the last call. */
  taken: () => number
  stop: () => void
}

/** Messages that execute something: Execute of a prepared statement, and a simple Query. */
const RUNS = new Set(['E', 'Q'].map((letter) => letter.charCodeAt(0)))

export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl)
  let statements = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = dial(Number(target.port || 5432), target.hostname)
    const count = frameCounter((letter) => {
      if (RUNS.has(letter)) statements++
    })
    client.on('data', count)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    taken: () => {
      const counted = statements
      statements = 0
      return counted
    },
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Iterates over messages of a type byte and a length; the first one of a connection has no type byte. */
function frameCounter(onFrame: (letter: number) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let greeted = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= (greeted ? 5 : 4)) {
      const length = greeted ? 1 + rest.readUInt32BE(1) : rest.readUInt32BE(0)
      if (rest.length < length) return
      if (greeted) onFrame(rest[0] ?? 0)
      greeted = true
      rest = rest.subarray(length)
    }
  }
}
