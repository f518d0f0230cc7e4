-- Front ends address a picture by its id alone, on any host: /media/<id>.
alter table media_files add constraint media_files_id_key unique (id);
