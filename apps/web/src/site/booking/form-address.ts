import { paths } from '../../paths.ts'

/** Where the form stands that is asked once something is booked. Apart from paths.ts, which every page loads. */
export const formAddress = (token: string): string => `${paths.booking(token)}/form`
