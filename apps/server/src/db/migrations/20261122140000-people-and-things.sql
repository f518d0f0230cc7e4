-- Everything the wire lets one say of kinds, things and people, and what the trash must remember of them.
alter table resource_types add column app_id uuid;
alter table resource_types add column extended_fields jsonb not null default '{}';
alter table resource_types add column event_sequence integer not null default 0;
alter table resource_types add column deleted_at timestamptz;
drop index resource_types_name_key;
-- promises RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME when two ask at once; a kind that went leaves its name free
create unique index resource_types_name_key on resource_types (site_id, lower(name)) where deleted_at is null;

alter table resources add column app_id uuid;
alter table resources add column management_type text;
alter table resources add column extended_fields jsonb not null default '{}';
-- as written; location_ids is what availability reads of it. Null: at every place
alter table resources add column location_options jsonb;
alter table resources add column event_sequence integer not null default 0;
alter table resources add constraint resources_management_type_check check (management_type in ('APP', 'WIX_USER'));

alter table staff_members add column gender text;
alter table staff_members add column extended_fields jsonb not null default '{}';
alter table staff_members add column tags text[] not null default '{}';
alter table staff_members add column private_tags text[] not null default '{}';
-- the picture as written; image_url is its address
alter table staff_members add column main_media jsonb;
alter table staff_members add column event_sequence integer not null default 0;
-- the services the person gave when they went to the trash: [{"serviceId", "position"}]
alter table staff_members add column former_services jsonb not null default '[]';
-- gone from the trash too; the row stays for the bookings that name it
alter table staff_members add column removed_at timestamptz;
alter table staff_members add constraint staff_members_gender_check check (gender in ('MALE', 'FEMALE', 'NON_BINARY'));
-- promises one staff member for each person who works here, however many ask at once; one in the trash counts for none
create unique index staff_members_user_id_key on staff_members (site_id, user_id) where user_id is not null and deleted_at is null;
