import type { CatalogueOf } from '../../catalogue-of.ts'
import type { refusals as english } from '../en/refusals.ts'

export const refusals: CatalogueOf<typeof english> = {
  'why.customer.TOO_EARLY': 'ההזמנות לשעה הזאת עוד לא נפתחו.',
  'why.customer.TOO_LATE': 'מאוחר מדי להזמין את השעה הזאת.',
  'why.customer.ONLINE_BOOKING_OFF': 'אי אפשר להזמין את זה באתר. צרו איתנו קשר.',
  'why.customer.HELD': 'מישהו מזמין עכשיו את השעה הזאת. אולי היא תתפנה.',
  'why.customer.BUFFER_TAKEN': 'השעה הזאת לא פנויה. בחרו שעה אחרת.',
  'why.customer.NO_RESOURCE': 'השעה הזאת לא פנויה. בחרו שעה אחרת.',
  'why.customer.DAY_FULL': 'היום הזה מלא.',
  'why.customer.TAKEN': 'השעה הזאת לא פנויה. בחרו שעה אחרת.',
  'why.customer.OFF_GRID': 'בחרו אחת מהשעות המוצגות.',
  'why.customer.LOCATION_CLOSED': 'אנחנו סגורים אז.',
  'why.customer.OUTSIDE_HOURS': 'אין תורים בשעה הזאת.',
  'why.customer.BEYOND_HORIZON': 'זה רחוק מדי בעתיד כדי להזמין.',
  'why.customer.PAST': 'השעה הזאת כבר עברה.',
  'why.customer.WRONG_DURATION': 'בחרו אחד מהמשכים המוצגים.',
  'why.customer.RESERVED_FOR_WAITING_LIST': 'המקומות האחרונים שמורים לרשימת ההמתנה.',
  'why.customer.FULL': 'לא נשאר מקום.',
  'why.customer.CANCELLED': 'השיעור הזה בוטל.',
  'why.customer.MOVED': 'השיעור הזה הועבר למועד אחר.',
  'why.customer.OTHER': 'אי אפשר להזמין את השעה הזאת.',
  'why.customer.FEWER':
    '{count, plural, one {נותר רק מקום אחד.} two {נותרו רק שני מקומות.} other {נותרו רק # מקומות.}}',
  'why.customer.TOO_MANY_PEOPLE': 'זה יותר אנשים ממה שאפשר בהזמנה אחת.',
  'why.customer.STAFF_REQUIRED': 'בחרו קודם איש צוות.',
  'why.customer.FORM_REQUIRED': 'מלאו קודם את טופס ההזמנה.',
  'why.customer.TOO_MANY_BOOKINGS': 'הגעתם למספר ההזמנות שאפשר לקבל מלקוח אחד. צרו איתנו קשר.',
}
