declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of the server this run started; the superuser's address. */
    databaseUrl: string
  }
}

export type {}
