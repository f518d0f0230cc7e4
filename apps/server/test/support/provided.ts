declare module 'vitest' {
  interface ProvidedContext {
    /** The database of the server this run started, as the server's own role. */
    databaseUrl: string
    /** The same as the superuser. */
    maintenanceUrl: string
  }
}

export type {}
