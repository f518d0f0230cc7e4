import type { FieldViolation } from '@kalends/contract'
import { commonPasswordViolation } from '../../../security/common-password.ts'
import { passwordViolation } from '../rules/password-rule.ts'

/** Why a new password is refused: by its form, or because attackers try it first. */
export function newPasswordViolation(
  field: string,
  password: string | null | undefined,
  atLeast: number,
): FieldViolation | undefined {
  return passwordViolation(field, password, atLeast) ?? commonPasswordViolation(field, password ?? '')
}
