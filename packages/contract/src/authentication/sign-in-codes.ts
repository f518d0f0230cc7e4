/**
 * Error codes of registration and sign-in that are numbers in the Wix-compatible API. Existing clients compare with
 * these numbers, so they stay; our code uses the names.
 */
export const signInCodes = {
  /** Registration: an account with this email exists. */
  emailTaken: '-19995',
  /** Sign-in: no account has this email, or the input has the wrong shape. */
  unknownEmail: '-19999',
  /** Sign-in: the password is wrong. Also returned for unknown emails if the business hides them. */
  wrongPassword: '-19976',
  /** Sign-in: the account has no password, or has to set a new one. */
  passwordNotSet: '-19973',
  /** Registration and sign-in: the business requires a captcha and none was sent. */
  captchaMissing: '-19971',
  /** Registration and sign-in: the captcha is wrong, expired or was used before. */
  captchaFailed: '-19970',
} as const
