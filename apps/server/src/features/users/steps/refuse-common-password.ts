import { refuseFields } from '../../../refusal.ts'
import { commonPasswordViolation } from '../../../security/common-password.ts'

/** Refuses a common password. */
export function refuseCommonPassword(field: string, password: string): void {
  const fault = commonPasswordViolation(field, password)
  if (fault) refuseFields([fault])
}
