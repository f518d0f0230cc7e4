import type { CatalogueOf } from '../../store.ts'
import type { dashboard as english } from '../en/dashboard.ts'

export const dashboard: CatalogueOf<typeof english> = {
  'dashboard.title': 'Kalends',
}
