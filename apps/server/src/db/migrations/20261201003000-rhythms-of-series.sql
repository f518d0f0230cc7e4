-- A series repeats on weekdays of every so many weeks, or on a date or weekday of every so many months.
alter table session_rules rename column interval_weeks to repeat_interval;
alter table session_rules rename constraint session_rules_interval_check to session_rules_repeat_interval_check;
alter table session_rules
  add column frequency text not null default 'WEEKLY',
  -- ISO weekdays: of a week, or the one that week_of_month counts
  add column weekdays smallint[] not null default '{}',
  -- a month without this day uses its last
  add column day_of_month smallint,
  -- 1 to 4, or -1 for the last
  add column week_of_month smallint;
update session_rules set weekdays = array[extract(isodow from left(local_start, 10)::date)::smallint];
alter table session_rules
  alter column frequency drop default,
  alter column weekdays drop default,
  add constraint session_rules_weekdays_check check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  add constraint session_rules_rhythm_check check (case frequency
    when 'WEEKLY' then cardinality(weekdays) between 1 and 7 and day_of_month is null and week_of_month is null
    when 'MONTHLY' then (day_of_month is null) <> (week_of_month is null)
      and cardinality(weekdays) = case when week_of_month is null then 0 else 1 end
      and coalesce(day_of_month between 1 and 31, true)
      and coalesce(week_of_month in (1, 2, 3, 4, -1), true)
    else false end);
