import type { CatalogueOf } from '../../catalogue-of.ts'
import type { planPrice as english } from '../en/plan-price.ts'

export const planPrice: CatalogueOf<typeof english> = {
  'reading.planPrice.every.WEEK': '{price} בכל שבוע',
  'reading.planPrice.every.MONTH': '{price} בכל חודש',
  'reading.planPrice.every.YEAR': '{price} בכל שנה',
  'reading.planPrice.often.WEEK': 'בכל שבוע',
  'reading.planPrice.often.MONTH': 'בכל חודש',
  'reading.planPrice.often.YEAR': 'בכל שנה',
  'reading.planPrice.often.once': 'תשלום חד-פעמי',
  'reading.planPrice.span.DAY': '{count, plural, one {יום אחד} two {יומיים} other {# ימים}}',
  'reading.planPrice.span.WEEK': '{count, plural, one {שבוע אחד} two {שבועיים} other {# שבועות}}',
  'reading.planPrice.span.MONTH': '{count, plural, one {חודש אחד} two {חודשיים} other {# חודשים}}',
  'reading.planPrice.span.YEAR': '{count, plural, one {שנה אחת} two {שנתיים} other {# שנים}}',
  'reading.planPrice.for': '{price} למשך {span}',
  'reading.planPrice.onceFor': '{price} בתשלום חד-פעמי, בתוקף למשך {span}',
  'reading.planPrice.onceForever': '{price} בתשלום חד-פעמי, ללא תאריך סיום',
  'reading.planPrice.freeForever': 'חינם, ללא תאריך סיום',
  'reading.planPrice.noEnd': 'ללא תאריך סיום',
  'reading.planPrice.untilCancelled': 'עד לביטול',
  'reading.planPrice.withTrial': '{price}, {count, plural, one {יום אחד חינם} two {יומיים חינם} other {# ימים חינם}}',
  'reading.planPrice.fee': '{name} {price}, עם התשלום הראשון',
  'reading.planPrice.unlimited': 'הזמנות ללא הגבלה',
  'reading.planPrice.credits': '{count, plural, one {קרדיט אחד} two {2 קרדיטים} other {# קרדיטים}}',
}
