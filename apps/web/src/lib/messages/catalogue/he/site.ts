import type { CatalogueOf } from '../../catalogue-of.ts'
import type { site as english } from '../en/site.ts'

export const site: CatalogueOf<typeof english> = {
  'site.nav': 'ראשי',
  'site.nav.menu': 'תפריט',
  'site.nav.services': 'שירותים',
  'site.nav.account': 'החשבון שלי',
  'site.member.account': 'חשבון',
  'site.member.bookings': 'ההזמנות שלי',
  'site.member.signOut': 'התנתקות',
  'site.nav.plans': 'מנויים',
  'site.nav.about': 'אודות',
  'site.nav.terms': 'תנאי הזמנה',
  'site.nav.privacy': 'פרטיות',
  'site.nav.accessibility': 'נגישות',
  'site.crumbs': 'אתם כאן',
  'site.bookingBy': 'הזמנות דרך',

  'site.home.all': 'לכל השירותים',

  'site.zone.short': 'שעון {zone}',
  'site.zone.line': 'השעות לפי שעון {zone}, \u2066{offset}\u2069',
  'site.zone.change': 'שינוי',
  'site.zone.label': 'אזור זמן',
  'site.zone.show': 'להציג שעות',

  'site.service.title': '{service}: בחירת שעה · {site}',
  'site.service.what': 'מה מזמינים',
  'site.service.staff': 'צוות',
  'site.service.anyone': 'מי שפנוי',
  'site.service.anyoneNote': 'הכי הרבה שעות לבחירה',
  'site.service.where': 'איפה',
  'site.service.anywhere': 'כל סניף',
  'site.service.showTimes': 'להציג שעות',
  'site.service.earlier': 'שבועות קודמים',
  'site.service.later': 'שבועות הבאים',
  'site.service.noTimes': 'אין שעה פנויה',
  'site.service.backToDays': 'חזרה לימים',
  'site.service.looking': 'מחפשים שעות פנויות',
  'site.service.freeCount': '{count, plural, one {שעה פנויה אחת} two {שתי שעות פנויות} other {# שעות פנויות}}',
  'site.service.freeOn':
    '{day}, {count, plural, =0 {אין שעות פנויות} one {שעה פנויה אחת} two {שתי שעות פנויות} other {# שעות פנויות}}',
  'site.service.continue': 'להמשיך',
  'site.service.continueWith': 'להמשיך עם {time}',
  'site.service.chooseFirst': 'בחרו שעה כדי להמשיך.',
  'site.service.holdNote':
    '{minutes, plural, one {נשמור לכם אותה דקה אחת} two {נשמור לכם אותה שתי דקות} other {נשמור לכם אותה # דקות}} בזמן מילוי הפרטים.',
  'site.service.locationTime': '{location}: {time}',
  'site.service.summary': 'סיכום ההזמנה',
  'site.service.yourChoice': 'הבחירה שלכם',
  'site.service.about': 'מה צפוי',

  'site.terms.any': 'אפשר לבטל ללא תשלום עד שעת ההתחלה.',
  'site.terms.final': 'לאחר ההזמנה אי אפשר לבטל באתר.',
  'site.terms.days':
    '{count, plural, one {אפשר לבטל ללא תשלום עד יום לפני.} two {אפשר לבטל ללא תשלום עד יומיים לפני.} other {אפשר לבטל ללא תשלום עד # ימים לפני.}}',
  'site.terms.hours':
    '{count, plural, one {אפשר לבטל ללא תשלום עד שעה לפני.} two {אפשר לבטל ללא תשלום עד שעתיים לפני.} other {אפשר לבטל ללא תשלום עד # שעות לפני.}}',
  'site.terms.minutes':
    '{count, plural, one {אפשר לבטל ללא תשלום עד דקה לפני.} two {אפשר לבטל ללא תשלום עד שתי דקות לפני.} other {אפשר לבטל ללא תשלום עד # דקות לפני.}}',
  'site.terms.approval': 'נעבור על הבקשה ונענה באימייל.',
  'site.terms.approvalOnPage': 'נעבור על הבקשה. התשובה שלנו תופיע בדף ההזמנה.',

  'site.nothing.next': 'השעה הפנויה הבאה:',
  'site.nothing.book': 'לבחור {day}, {time}',
  'site.nothing.call': 'התקשרו אלינו, \u2066{phone}\u2069, ונמצא שעה ביחד.',
  'site.nothing.opens': 'ההזמנות נפתחות ב{day}, {time}.',
  'site.nothing.notOnline': 'אי אפשר להזמין את זה באתר.',
  'site.nothing.tooLate': 'השעות שנותרו קרובות מדי להזמנה באתר.',
  'site.nothing.unavailable': 'השירות הזה אינו זמין כרגע.',
  'site.nothing.person': 'אין כאן שעה פנויה אצל {name}.',
  'site.nothing.past': 'היום הזה כבר עבר.',
  'site.nothing.closed': 'לא זמין ביום הזה.',
  'site.nothing.held': 'מישהו מזמין עכשיו את השעות שנותרו. אולי הן יתפנו.',
  'site.nothing.tooFar': 'זה רחוק מדי בעתיד כדי להזמין.',
  'site.nothing.locationClosed': 'אנחנו סגורים אז.',
  'site.nothing.noHours': 'אין תורים בשבועות האלה.',
  'site.nothing.day': 'לא נשארה שעה פנויה ביום הזה.',
  'site.nothing.weeks': 'השבועות האלה מלאים.',

  'site.booking.seeTimes': 'לשעות הפנויות',

  'site.text.reach': 'יצירת קשר',
  'site.text.phone': 'טלפון',
  'site.text.email': 'אימייל',
  'site.about.title': 'על {site}',

  'site.nav.classes': 'שיעורים',
  'site.spots.left': '{count, plural, =0 {מלא} one {נותר מקום אחד} two {נותרו שני מקומות} other {נותרו # מקומות}}',
  'site.class.when': 'המועדים הקרובים',
  'site.service.chooseLocation': 'בחרו סניף',
}
