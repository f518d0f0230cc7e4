import { isZone } from '@kalends/availability'
import type { FieldViolation } from '@kalends/contract'

type Written = { name?: string | undefined; timeZone?: string | undefined }

/** Lists violations in a location's name and time zone. */
export function locationFaults({ name, timeZone }: Written): FieldViolation[] {
  const faults: FieldViolation[] = []
  if (name !== undefined && name.trim() === '')
    faults.push({ field: 'name', description: 'must not be empty', violatedRule: 'MIN_LENGTH' })
  if (timeZone !== undefined && !isZone(timeZone))
    faults.push({
      field: 'timeZone',
      description: 'is not the name of a time zone, like Europe/Berlin',
      violatedRule: 'OTHER',
      ruleName: 'INVALID_TIME_ZONE',
    })
  return faults
}
