import type { CatalogueOf } from '../../catalogue-of.ts'
import type { retention as english } from '../en/retention.ts'

export const retention: CatalogueOf<typeof english> = {
  'settings.part.retention': 'שמירת מידע',
  'settings.retention.title': 'כמה זמן נשמר מידע אישי',
  'settings.retention.text':
    'פעם ביום נמחק לצמיתות מידע ישן יותר ממה שבחרתם כאן. רכישות, תשלומים וקבלות נשארים עם התאריכים והסכומים, בלי פרטי האדם.',
  'settings.retention.keep': 'לשמור',
  'settings.retention.months':
    '{count, plural, one {מחיקה אחרי חודש} two {מחיקה אחרי חודשיים} other {מחיקה אחרי # חודשים}}',
  'settings.retention.bookingMonths': 'הזמנות שעברו',
  'settings.retention.bookingMonths.hint':
    'פרטי קשר, תשובות, הודעות והשם שעל הקבלות. נספר מסיום ההזמנה; הזמנות שלא שולמו נשמרות.',
  'settings.retention.customerMonths': 'לקוחות שכבר לא מזמינים',
  'settings.retention.customerMonths.hint': 'לקוחות בלי חשבון, עם כל מה שידוע עליהם. נספר מההזמנה או מהרכישה האחרונה.',
  'settings.retention.messageMonths': 'הודעות שנשלחו',
  'settings.retention.messageMonths.hint': 'הנמען והטקסט. התאריך וסוג ההודעה נשארים.',
  'settings.retention.answerMonths': 'תשובות לטפסים והערות',
  'settings.retention.answerMonths.hint': 'תשובות להזמנות עתידיות ולמינויים פעילים נשמרות.',
  'settings.retention.fileMonths': 'קבצים מלקוחות',
  'settings.retention.fileMonths.hint': 'קבצים שהועלו בטפסים. קבצים להזמנות עתידיות נשמרים.',
  'settings.retention.logMonths': 'היסטוריה ויומן פעילות',
  'settings.retention.logMonths.hint': 'שמות של לקוחות ומה שהוקלד. מה נעשה ומתי – נשאר.',
  'settings.retention.review': 'בדיקה לפני שמירה',
  'settings.retention.reviewTitle': 'לשמור את התקופות האלה?',
  'settings.retention.erases': 'זה מה שהיה נמחק עכשיו. המחיקה מתחילה יממה אחרי השמירה. עד אז אפשר לשנות את זה.',
  'settings.retention.erasesNothing': 'אין כרגע מידע ישן מספיק למחיקה.',
  'settings.retention.stays': 'אי אפשר לשחזר מידע שנמחק.',
  'settings.retention.preview.customers': '{count, plural, one {לקוח אחד} two {שני לקוחות} other {# לקוחות}}',
  'settings.retention.preview.bookings':
    '{count, plural, one {פרטים של הזמנה אחת} two {פרטים של שתי הזמנות} other {פרטים של # הזמנות}}',
  'settings.retention.preview.answers':
    '{count, plural, one {תשובה אחת לטופס} two {שתי תשובות לטפסים} other {# תשובות לטפסים}}',
  'settings.retention.preview.notes': '{count, plural, one {הערה אחת} two {שתי הערות} other {# הערות}}',
  'settings.retention.preview.messages':
    '{count, plural, one {הטקסט של הודעה אחת} two {הטקסטים של שתי הודעות} other {הטקסטים של # הודעות}}',
  'settings.retention.preview.files': '{count, plural, one {קובץ אחד} two {שני קבצים} other {# קבצים}}',
  'settings.retention.preview.logEntries':
    '{count, plural, one {שמות וטקסטים ברשומה אחת} two {שמות וטקסטים בשתי רשומות} other {שמות וטקסטים ב־# רשומות}}',
  'settings.retention.back': 'חזרה',
  'settings.retention.saved': 'נשמר. מידע ישן יתחיל להימחק בעוד יממה.',
  'settings.retention.savedKeep': 'נשמר. הכול נשמר.',
}
