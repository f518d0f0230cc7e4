/** The questions every business begins with; browsers know how to fill these. */
const plainNames = new Set(['first_name', 'last_name', 'email', 'phone', 'message'])

/** The name of a question's input; a target may be called like something else in the form. */
export const inputName = (target: string): string => (plainNames.has(target) ? target : `q.${target}`)

/** Whether an input holds what the customer says, and not what is booked. */
export const isAnswerName = (name: string): boolean => plainNames.has(name) || name === 'agree' || name.startsWith('q.')

/** What stands beside an input: another answer than those offered, a drawn signature, files handed in before. */
export const besideName = (target: string, what: 'other' | 'drawn' | 'kept'): string => `${inputName(target)}.${what}`
export const otherValue = '\u2026'

export type UploadedFile = { fileId: string; displayName: string }
