import type { CatalogueOf } from '../../catalogue-of.ts'
import type { series as english } from '../en/series.ts'

export const series: CatalogueOf<typeof english> = {
  'reading.series.weeks': '{interval, plural, one {בכל שבוע} two {בכל שבועיים} other {בכל # שבועות}} ב{days}',
  'reading.series.daily': 'בכל יום',
  'reading.series.date': '{interval, plural, one {בכל חודש} two {בכל חודשיים} other {בכל # חודשים}} ב־{date} בחודש',
  'reading.series.lateDate':
    '{interval, plural, one {בכל חודש} two {בכל חודשיים} other {בכל # חודשים}} ב־{date} בחודש, ובחודשים קצרים יותר ביום האחרון',
  'reading.series.weekday':
    '{interval, plural, one {בכל חודש} two {בכל חודשיים} other {בכל # חודשים}} ב{day} {week, select, 1 {הראשון} 2 {השני} 3 {השלישי} 4 {הרביעי} other {האחרון}} בחודש',
  'reading.series.until': '{rhythm}, עד {day}',
  'reading.series.count': '{rhythm}, {count, plural, one {פעם אחת} two {פעמיים} other {# פעמים}}',
  'reading.series.at': '{rhythm}, {time}',
}
