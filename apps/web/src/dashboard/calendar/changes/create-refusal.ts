import { KalendsError } from '@kalends/sdk'

/** Creates an error with the shape of an API refusal. */
export const createRefusal = (code: string, status: number): KalendsError =>
  new KalendsError({ status, code, description: '', data: {}, fieldViolations: [], requestId: undefined })
