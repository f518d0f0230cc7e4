/** Error codes of registration and sign-in that are numbers in the API, by name. */
export const signInCodes = {
  emailTaken: '-19995',
  unknownEmail: '-19999',
  wrongPassword: '-19976',
  passwordNotSet: '-19973',
  captchaMissing: '-19971',
  captchaFailed: '-19970',
} as const
