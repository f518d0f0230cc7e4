import { query } from '../paths.ts'

/** Paths of the sign-in pages that no other face links to. */
export const hostedPaths = {
  emailCode: (next?: string) => `/login/code${query({ next })}`,
  provider: (id: string, next?: string) => `/login/with/${encodeURIComponent(id)}${query({ next })}`,
} as const
