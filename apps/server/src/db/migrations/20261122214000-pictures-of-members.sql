-- Pictures members show themselves by: no part of the library of the business, and gone with the member.
alter table media_files add member_id uuid;
alter table media_files drop constraint media_files_purpose_check;
alter table media_files
  add constraint media_files_purpose_check check (purpose in ('CATALOGUE', 'ANSWER', 'MEMBER')),
  add constraint media_files_member_id_check check ((purpose = 'MEMBER') = (member_id is not null)),
  add constraint media_files_member_id_fkey foreign key (site_id, member_id) references members (site_id, id);
-- the pictures of a member, when another takes their place or the member is erased
create index media_files_member_id_idx on media_files (site_id, member_id) where member_id is not null;
