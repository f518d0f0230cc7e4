export type { DatedException, DayWindow, Hours, WeeklyRule, Windows } from './hours/types.ts'
export type { Interval, IntervalSet } from './intervals/types.ts'
export type { BookingViolations, ChangeWindow, PolicyWindows } from './policy/types.ts'
export { REFUSAL_RULES, type RefusalRule, SLOT_FLAGS } from './slots/refusal-rules.ts'
export type {
  AskedSlot,
  Change,
  Decision,
  DecideOptions,
  Explanation,
  FreeSlot,
  ListOptions,
  NextFreeOptions,
  PlaceHours,
  Pool,
  Refusal,
  Resource,
  SlotInput,
  SlotList,
  SlotRange,
  SlotRules,
  SlotView,
} from './slots/types.ts'
export type { Busy, BusyRow, Source, SourceKind } from './taken/types.ts'
export { DAY, HOUR, MINUTE } from './units.ts'
