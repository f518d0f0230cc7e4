import { join } from 'node:path'

/** The shorter of the limits of Linux and macOS, without the final zero. */
const longestPath = 103

/** Returns true if the system has Unix sockets and a socket of PostgreSQL in this folder has a path it accepts. */
export function hasRoomForSocket(folder: string, platform: NodeJS.Platform = process.platform): boolean {
  return platform !== 'win32' && Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= longestPath
}
