import type { CatalogueOf } from '../../store.ts'
import type { reading as english } from '../en/reading.ts'

export const reading: CatalogueOf<typeof english> = {
  'reading.terms.title': 'תנאי הזמנה',
  'reading.terms.how.title': 'איך נוצרת הזמנה',
  'reading.terms.how.text':
    'אתם בוחרים טיפול ושעה, ו{site} שומר לכם את השעה בזמן שאתם ממלאים את הפרטים. עם האישור על המסך ובדואר האלקטרוני היא שלכם. אם כתוב שאנחנו עוברים על כל בקשה, השעה שלכם ברגע שהסכמנו.',
  'reading.terms.change.title': 'אם התחרטתם',
  'reading.terms.change.text':
    'לכל טיפול כתוב עד איזה רגע אפשר לבטל ללא תשלום: לפני ההזמנה, באישור ובעמוד שהקישור בדואר פותח. הכלל שהיה בתוקף כשהזמנתם תקף להזמנה שלכם, גם אם נשנה אותו אחר כך.',
  'reading.terms.late.title': 'איחורים',
  'reading.terms.late.text': 'הזמן שלכם מסתיים כפי שנקבע, כי ייתכן שמישהו בא אחריכם. התקשרו אלינו אם אתם בדרך.',
  'reading.terms.pay.title': 'מחירים ותשלום',
  'reading.terms.pay.text': 'אתם רואים את המחיר לפני ההזמנה, וזה המחיר שתשלמו. אם לא כתוב אחרת, משלמים במקום.',
  'reading.privacy.title': 'פרטיות',
  'reading.privacy.what.title': 'מה אנחנו שומרים',
  'reading.privacy.what.text':
    'את שמכם, את כתובת הדואר שלכם, את מה שעוד כתבתם בטופס ואת מה שהזמנתם. לא נשאל יותר ממה שהזמנה צריכה.',
  'reading.privacy.why.title': 'לשם מה',
  'reading.privacy.why.text':
    'כדי לשמור את השעה שלכם, לספר לכם על שינויים ולזהות אתכם כשתגיעו. שום דבר לא נמכר, ואף מפרסם לא מציץ.',
  'reading.privacy.where.title': 'איפה',
  'reading.privacy.where.text':
    'על השרת של {site}. האתר הזה שומר רק עוגיות שהוא צריך: אחת שמזהה את ההזמנה שלכם, ואלה שזוכרות שפה ומראה. הוא לא טוען דבר משום מקום אחר.',
  'reading.privacy.rights.title': 'מה אפשר לבקש',
  'reading.privacy.rights.text': 'לראות מה אנחנו שומרים עליכם, לתקן את זה ולמחוק את זה. כתבו או התקשרו; אדם עונה.',
  'reading.accessibility.title': 'נגישות',
  'reading.accessibility.aim.title': 'לאן אנחנו שואפים',
  'reading.accessibility.aim.text':
    'כל אחת ואחד יכולים להזמין כאן בעצמם. העמודים האלה עומדים בהנחיות לנגישות תוכן באינטרנט 2.2, רמה AA.',
  'reading.accessibility.how.title': 'איך זה עובד',
  'reading.accessibility.how.text':
    'אפשר לעשות הכול במקלדת ועם קורא מסך. בימים, מקשי החצים עוברים יום ושבוע, ו־Page Up ו־Page Down חמישה שבועות. הבהיר והכהה לפי המערכת שלכם, התנועה נעצרת אם ביקשתם, וההזמנה עובדת גם בלי סקריפטים.',
  'reading.accessibility.tell.title': 'אם משהו מפריע',
  'reading.accessibility.tell.text': 'ספרו לנו, ובינתיים הזמינו בטלפון. נתקן.',
  'reading.find.label': 'חיפוש שירות',
  'reading.find.search': 'חיפוש בשירותים',
  'reading.find.category': 'סוג',
  'reading.find.allCategories': 'כל הסוגים',
  'reading.find.none': 'אין בתפריט דבר שמתאים לזה.',
  'reading.find.clear': 'להציג הכול',
  'reading.booking.account': 'כל ההזמנות במקום אחד',
  'reading.booking.accountNote':
    'בוחרים סיסמה, ואפשר לראות את ההזמנה, להזיז אותה ולהזמין שוב בלי להקליד הכול מחדש. נשלח קוד אל {email}.',
  'reading.booking.password': 'סיסמה חדשה',
  'reading.booking.accountPress': 'פתיחת החשבון',
  'reading.choice.length': 'לכמה זמן',
  'reading.choice.kind': 'איזה סוג',
  'reading.story': 'מה קרה עד עכשיו',
  'reading.story.booked': 'הוזמן באתר הזה',
  'reading.story.asked': 'הבקשה נשלחה באתר הזה',
  'reading.story.written': 'הודעה עם כל הפרטים אל {email}',
  'reading.story.canceled': 'בוטל; השעה שוב פנויה',
  'reading.story.declined': 'נדחה על ידי העסק; השעה שוב פנויה',
}
