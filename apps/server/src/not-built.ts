import { fail } from './refusal.ts'

/** Stands in the tables until the operation is written. */
export const notBuilt = async (): Promise<never> => fail('NOT_FOUND')
