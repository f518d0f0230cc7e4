import type { MoneyAction } from './data/change-money.ts'

/** Which money form is open, in the URL as `take.<id>`: an id of something else on the page opens nothing. */
export const payKey = (action: MoneyAction, id: string): string => `${action}.${id}`
