import { useSyncExternalStore } from 'react'
import { type Connection, connectionNow, connectionOnServer, subscribeToConnection } from './connection.ts'

export const useConnection = (): Connection =>
  useSyncExternalStore(subscribeToConnection, connectionNow, connectionOnServer)

/** Returns whether the browser reaches the server; on the server it is taken to. */
export const useOnline = (): boolean => useConnection().online
