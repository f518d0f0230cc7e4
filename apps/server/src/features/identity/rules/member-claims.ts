/** Claims about a member for a client they signed in to. */
export type MemberClaims = {
  email: string
  isEmailVerified: boolean
  name?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  picture?: string | undefined
  language?: string | undefined
}
