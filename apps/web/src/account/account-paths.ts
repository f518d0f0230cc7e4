/** Every page of the account. Visitors load paths.ts; these are loaded by nobody else. */
export const accountPaths = {
  overview: () => '/account',
  security: () => '/account/security',
  signOut: () => '/account/sign-out',
} as const
