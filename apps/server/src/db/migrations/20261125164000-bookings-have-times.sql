-- Every booking has a time. The list in descending order reads its index only where the order needs no `nulls last`.
alter table bookings
  alter column starts_at set not null,
  alter column ends_at set not null;
