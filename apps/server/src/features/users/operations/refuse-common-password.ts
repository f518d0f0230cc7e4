import { commonPasswordFault } from '../../../common-password.ts'
import { refuseFields } from '../../../refusal.ts'

/** Ends the operation where the new password is one that attackers try first. */
export function refuseCommonPassword(field: string, password: string): void {
  const fault = commonPasswordFault(field, password)
  if (fault) refuseFields([fault])
}
