-- What another system took of a booking before its price rose, taxes included: the charge is for the rest of the price.
alter table charges add column elsewhere_minor bigint not null default 0;
alter table charges add constraint charges_elsewhere_minor_check check (
  elsewhere_minor >= 0 and (elsewhere_minor = 0 or subject_type = 'BOOKING'));
