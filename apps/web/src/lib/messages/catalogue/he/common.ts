import type { CatalogueOf } from '../../store.ts'
import type { common as english } from '../en/common.ts'

export const common: CatalogueOf<typeof english> = {
  'common.skip': 'דלגו לתוכן',
  'common.language': 'שפה',
  'common.scheme': 'מראה',
  'common.scheme.auto': 'כמו במערכת',
  'common.scheme.light': 'בהיר',
  'common.scheme.dark': 'כהה',
  'common.offline': 'אין חיבור לרשת. העמוד מוצג כפי שהיה בשעה {time}.',
  'common.optional': 'לא חובה',
  'common.notFound.title': 'העמוד הזה לא נמצא',
  'common.notFound.text': 'אולי הכתובת ישנה או הוקלדה בטעות. שום דבר שלכם לא אבד.',
  'common.error.title': 'לא הצלחנו להציג את העמוד',
  'common.error.text': 'שום דבר שהקלדתם או הזמנתם לא אבד. נסו שוב עוד רגע.',
  'common.error.retry': 'טעינה מחדש',
  'common.error.details': 'פרטים',
  'common.error.request': 'בקשה {id}',
  'common.home': 'לעמוד הראשי',
  'common.today': 'היום',
  'common.tomorrow': 'מחר',
  'common.free': 'חינם',
  'common.priceFrom': 'החל מ־{price}',
  'common.price.varies': 'המחיר לפי בקשה',
}
