import type { CatalogueOf } from '../../store.ts'
import type { site as english } from '../en/site.ts'

export const site: CatalogueOf<typeof english> = {
  'site.nav.services': 'טיפולים',
}
