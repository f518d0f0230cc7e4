import type { Operation } from '../../../operation.ts'
import { readLoginEmail } from '../rules/login-email.ts'

/** Returns whether an address is spelled as one. Whether somebody has it is nothing a visitor may ask. */
export const validateEmail: Operation<'validateEmail'> = async ({ input }) => {
  const valid = readLoginEmail(input.email) !== undefined
  return { valid, formatInvalid: !valid }
}
