import { commonPasswordViolation } from '../../../common-password.ts'
import { refuseFields } from '../../../refusal.ts'

/** Refuses a common password. */
export function refuseCommonPassword(field: string, password: string): void {
  const fault = commonPasswordViolation(field, password)
  if (fault) refuseFields([fault])
}
