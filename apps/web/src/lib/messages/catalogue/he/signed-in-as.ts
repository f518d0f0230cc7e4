import type { CatalogueOf } from '../../catalogue-of.ts'
import type { signedInAs as english } from '../en/signed-in-as.ts'

export const signedInAs: CatalogueOf<typeof english> = {
  'signedInAs.account': 'מחוברים בתור <b>{name}</b>',
  'signedInAs.notYou': 'לא אתם?',
}
