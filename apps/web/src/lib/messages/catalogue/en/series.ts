/** When a series takes place, in a sentence. */
export const series = {
  'reading.series.weeks': '{interval, plural, one {Every week} other {Every # weeks}} on {days}',
  'reading.series.daily': 'Every day',
  'reading.series.date': '{interval, plural, one {Every month} other {Every # months}} on day {date}',
  'reading.series.lateDate':
    '{interval, plural, one {Every month} other {Every # months}} on day {date}, or on the last day of shorter months',
  'reading.series.weekday':
    '{interval, plural, one {Every month} other {Every # months}} on the {week, select, 1 {first} 2 {second} 3 {third} 4 {fourth} other {last}} {day}',
  'reading.series.until': '{rhythm} until {day}',
  'reading.series.count': '{rhythm}, {count, plural, one {once} other {# times}}',
  'reading.series.at': '{rhythm}, {time}',
} as const
