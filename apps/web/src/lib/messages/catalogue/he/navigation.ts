import type { CatalogueOf } from '../../catalogue-of.ts'
import type { navigation as english } from '../en/navigation.ts'

export const navigation: CatalogueOf<typeof english> = {
  'nav.catalogue': 'קטלוג',
  'nav.settings': 'הגדרות',
  'nav.more': 'עוד',
  'nav.services': 'שירותים',
  'nav.addOns': 'תוספות',
  'nav.plans': 'מנויים',
  'nav.coupons': 'קופונים',
  'nav.staff': 'צוות',
  'nav.rooms': 'חדרים וציוד',
  'nav.business': 'העסק',
  'nav.locations': 'סניפים',
  'nav.policies': 'מדיניות הזמנות',
  'nav.categories': 'קטגוריות',
  'nav.forms': 'טפסים',
  'nav.people': 'צוות והרשאות',
  'nav.changes': 'יומן פעילות',
  'nav.openingHours': 'שעות פתיחה',
}
