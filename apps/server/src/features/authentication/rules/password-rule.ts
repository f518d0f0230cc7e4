import type { FieldViolation } from '@kalends/contract'

/** The longest password anybody may have. */
const maxLength = 100
const printable = /^[\x20-\x7e]+$/

/**
 * Returns the violation of `field` by an invalid password; undefined for a valid one. `data.type` tells clients that
 * the password is meant.
 *
 * @param atLeast minimum length, as set by the business
 */
export function passwordViolation(
  field: string,
  password: string | null | undefined,
  atLeast: number,
): FieldViolation | undefined {
  const data = { type: 'PASSWORD' }
  if (password === null || password === undefined || password === '')
    return { field, description: 'must be given', violatedRule: 'REQUIRED_FIELD', data }
  if (password.length < atLeast)
    return {
      field,
      description: `must have at least ${atLeast} characters`,
      violatedRule: 'MIN_LENGTH',
      data: { ...data, threshold: atLeast },
    }
  if (password.length > maxLength)
    return {
      field,
      description: `must have at most ${maxLength} characters`,
      violatedRule: 'MAX_LENGTH',
      data: { ...data, threshold: maxLength },
    }
  if (!printable.test(password))
    return {
      field,
      description: 'may contain letters without accents, digits, spaces and symbols',
      violatedRule: 'FORMAT',
      data,
    }
  return undefined
}
