import type { FieldViolation } from '@kalends/contract'
import { commonPasswordFault } from '../../../common-password.ts'
import { passwordFault } from '../rules/password-rule.ts'

/** Returns the violation of a malformed or common password, or undefined. */
export function newPasswordFault(
  field: string,
  password: string | null | undefined,
  atLeast: number,
): FieldViolation | undefined {
  return passwordFault(field, password, atLeast) ?? commonPasswordFault(field, password ?? '')
}
