import type { calendars, Infer } from '@kalends/contract'
import type { ColumnRow } from '../../resources/index.ts'
import type { Column } from '../rules/columns.ts'
import { toIntervals } from '../rules/minutes.ts'

/** `withOpen` false leaves the working hours out: a month shows numbers alone. */
export function columnView(
  { row, open, openMinutes, busyMinutes }: Column<ColumnRow>,
  withOpen: boolean,
): Infer<typeof calendars.CalendarResource> {
  const {
    id,
    scheduleId,
    hoursId,
    followsLocation,
    staffMemberId,
    locationIds,
    typeId,
    typeName,
    name,
    color,
    imageUrl,
  } = row
  return {
    resourceId: id,
    scheduleId,
    hoursScheduleId: hoursId,
    followsLocation,
    staffMemberId,
    typeId,
    typeName,
    locationIds,
    name,
    color,
    imageUrl,
    open: withOpen
      ? toIntervals(open).map(({ start, end }) => ({
          startDate: new Date(start).toISOString(),
          endDate: new Date(end).toISOString(),
        }))
      : [],
    openMinutes: sum(openMinutes),
    busyMinutes: sum(busyMinutes),
  }
}

function sum(minutes: readonly number[]): number {
  return minutes.reduce((total, each) => total + each, 0)
}
