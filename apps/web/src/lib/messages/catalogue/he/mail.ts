import type { CatalogueOf } from '../../catalogue-of.ts'
import type { mail as english } from '../en/mail.ts'

export const mail: CatalogueOf<typeof english> = {
  'mail.reason.SIGN_IN': 'שרת הדואר דוחה את שם המשתמש או את הסיסמה.',
  'mail.reason.LIMIT': 'הגעתם למגבלת השליחה של ספק הדואר.',
  'mail.reason.SENDER': 'שרת הדואר אינו מתיר את כתובת השולח הזאת.',
  'mail.reason.HOST': 'שם המארח של שרת הדואר אינו קיים.',
  'mail.reason.CONNECTION': 'אי אפשר להתחבר לשרת הדואר.',
  'mail.reason.TLS': 'אי אפשר ליצור חיבור מוצפן לשרת הדואר.',
  'mail.reason.REFUSED': 'שרת הדואר אינו מקבל אימיילים כרגע.',
  'mail.reason.UNKNOWN_RECIPIENT': 'הכתובת הזאת אינה קיימת. בדקו אותה עם הלקוח.',
  'mail.reason.MAILBOX': 'תיבת הדואר של הנמען אינה מקבלת אימיילים כרגע. ייתכן שהיא מלאה.',
  'mail.reason.CONTENT': 'שרת הדואר דוחה את ההודעה, למשל כדואר זבל.',
  'mail.reason.OTHER': 'אי אפשר היה לשלוח את האימייל.',
  'mail.remedy.SIGN_IN': 'בדקו את שניהם. יש ספקים שדורשים סיסמת יישום.',
  'mail.remedy.LIMIT': 'בדרך כלל זה חולף תוך שעה או יום.',
  'mail.remedy.SENDER': 'השתמשו בכתובת ששייכת לחשבון.',
  'mail.remedy.HOST': 'בדקו את המארח.',
  'mail.remedy.CONNECTION': 'בדקו את המארח ואת הפורט, או המתינו אם יש תקלה אצל הספק.',
  'mail.remedy.TLS': 'בדקו את הפורט ואת ההצפנה.',
  'mail.remedy.REFUSED': 'אם זה לא חולף, פנו לספק הדואר.',
  'mail.paused.title': 'שליחת האימיילים מושהית מאז {since}',
  'mail.paused.waiting':
    '{count, plural, =0 {הודעות חדשות ממתינות.} one {הודעה אחת ממתינה.} two {שתי הודעות ממתינות.} other {# הודעות ממתינות.}} הן יישלחו לבד ברגע שהשליחה תתאפשר. הניסיון הבא: {next}.',
  'mail.answer': 'שרת הדואר השיב: {answer}',
  'mail.paused.settings': 'הגדרות הדואר',
  'mail.paused.owner': 'עדכנו את הבעלים.',
  'mail.failed':
    '{count, plural, one {שליחת הודעה אחת נכשלה} two {שליחת שתי הודעות נכשלה} other {שליחת # הודעות נכשלה}} ב־30 הימים האחרונים.',
  'mail.failed.resend': '{count, plural, one {לשלוח שוב} two {לשלוח שוב את שתיהן} other {לשלוח שוב את כולן}}',
  'mail.resend': 'לשלוח שוב',
  'mail.resent': 'ההודעה נשלחת שוב.',
  'mail.resentAll':
    '{count, plural, =0 {לא נותר מה לשלוח.} one {הודעה אחת נשלחת שוב.} two {שתי הודעות נשלחות שוב.} other {# הודעות נשלחות שוב.}}',
  'mail.resend.problem.outdated': 'לא נשלחה: ההודעה אינה עדכנית. יש הודעה חדשה יותר על ההזמנה, או שהשינוי בוטל.',
  'mail.resend.problem.secrets': 'לא נשלחה: הקישור או הקוד שבה כבר אינם תקפים. שלחו הזמנה או קישור חדשים.',
  'mail.resend.problem.noMail': 'לא נשלחה: לא הוגדר שרת דואר.',
  'mail.resend.problem.throttled': 'יותר מדי ניסיונות. נסו שוב בעוד שעה.',
  'mail.resend.problem.other': 'לא נשלחה. טענו את הדף מחדש ונסו שוב.',
}
