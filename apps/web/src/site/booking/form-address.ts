import { paths } from '../../paths.ts'

/** Path of the form to complete after booking. Not in paths.ts, which every page loads. */
export const formAddress = (token: string): string => `${paths.booking(token)}/form`
