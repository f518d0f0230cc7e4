/** Why the server does not redirect: the reasons it names. */
export const signInReasons = ['EXPIRED', 'LINK_EXPIRED', 'UNKNOWN_CLIENT', 'REDIRECT_URI', 'BAD_REQUEST'] as const

export type SignInReason = (typeof signInReasons)[number]
