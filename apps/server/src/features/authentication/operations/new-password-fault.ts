import type { FieldViolation } from '@kalends/contract'
import { commonPasswordFault } from '../../../common-password.ts'
import { passwordFault } from '../rules/password-rule.ts'

/** Why a new password is refused: by its form, or because attackers try it first. */
export function newPasswordFault(
  field: string,
  password: string | null | undefined,
  atLeast: number,
): FieldViolation | undefined {
  return passwordFault(field, password, atLeast) ?? commonPasswordFault(field, password ?? '')
}
