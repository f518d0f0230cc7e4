import { KalendsError } from '@kalends/sdk'

/** A refusal of our own in the form in which the API would give it. */
export const createRefusal = (code: string, status: number): KalendsError =>
  new KalendsError({ status, code, description: '', data: {}, fieldViolations: [], requestId: undefined })
