/** The default questions, which browsers can autofill. */
const plainNames = new Set(['first_name', 'last_name', 'email', 'phone', 'message'])

/** Returns the input name of a question; prefixed, since a target may equal another field's name. */
export const inputName = (target: string): string => (plainNames.has(target) ? target : `q.${target}`)

/** Returns true for inputs that hold answers. */
export const isAnswerName = (name: string): boolean => plainNames.has(name) || name === 'agree' || name.startsWith('q.')

/** Returns the name of a companion input: a free-text choice, a drawn signature or uploaded files. */
export const besideName = (target: string, what: 'other' | 'drawn' | 'stored'): string => `${inputName(target)}.${what}`
export const otherValue = '\u2026'

export type UploadedFile = { fileId: string; displayName: string }
