declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder that tests copy. */
    preparedFolder: string
  }
}

export type {}
