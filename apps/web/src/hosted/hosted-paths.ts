import { query } from '../paths.ts'

/** Pages of signing in that no other face leads to: they load with those who sign in. */
export const hostedPaths = {
  mailedCode: (next?: string) => `/login/code${query({ next })}`,
  provider: (id: string, next?: string) => `/login/with/${encodeURIComponent(id)}${query({ next })}`,
} as const
