/** Claims of a verified token. */
export type AccessClaims = {
  siteId: string
  role: 'visitor' | 'member' | 'app'
  subjectId: string
  visitorId: string | undefined
  clientId: string
  /** Empty for a client. */
  familyId: string
  /** Both in seconds since 1970. */
  issuedAt: number
  expiresAt: number
}
