import type { CatalogueOf } from '../../catalogue-of.ts'
import type { bookingMoney as english } from '../en/booking-money.ts'

/** What is paid, due and refunded of a booking, for its page and the account. */
export const bookingMoney: CatalogueOf<typeof english> = {
  'reading.money.partlyPaid': 'שולמו {paid}, נותרו {due} לתשלום',
  'reading.money.partlyPaidOnSite': 'שולמו {paid}, נותרו {due} לתשלום בהגעה',
  'reading.money.due': 'לתשלום: {due}',
  'reading.money.refundedOf': 'הוחזרו {part} מתוך {total}. ההחזר עשוי להגיע תוך כמה ימים.',
  'reading.money.refunded': 'הוחזרו {amount}. ההחזר עשוי להגיע תוך כמה ימים.',
  'reading.money.owedBack': 'מגיע לך החזר של {amount}. אפשר לבקש אותו בדלפק הקבלה.',
  'reading.money.fee.BOOKING_CANCELED.due': 'יש לשלם דמי ביטול בסך {fee}.',
  'reading.money.fee.BOOKING_CANCELED.paid': 'דמי הביטול בסך {fee} שולמו.',
  'reading.money.fee.NOT_ATTENDED.due': 'לא הגעת למועד שהוזמן. יש לשלם דמי אי־הגעה בסך {fee}.',
  'reading.money.fee.NOT_ATTENDED.paid': 'לא הגעת למועד שהוזמן. דמי אי־ההגעה בסך {fee} שולמו.',
  'reading.money.pay': 'תשלום {amount}',
  'reading.money.problem': 'לא ניתן היה להתחיל את התשלום. אפשר לנסות שוב בעוד רגע, או לשלם בהגעה.',
  'reading.money.changed': 'הסכום השתנה מאז שהדף נפתח. יש לבדוק אותו ואז לשלם.',
}
