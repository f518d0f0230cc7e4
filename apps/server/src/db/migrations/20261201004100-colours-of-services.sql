-- A service's colour follows from its id: pages and programs that know the id alone show the same one.
alter table services drop column color;
