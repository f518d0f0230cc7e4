-- A file that was uploaded for a form belongs to the one submission it was handed in with, for good. Until then whoever
-- uploaded it, a visitor or member, hands it in; null: nobody known, so whoever was told its id.
alter table media_files
  add submission_id uuid,
  add uploaded_by uuid,
  add constraint media_files_submission_id_check check (submission_id is null or purpose = 'ANSWER' and uploaded_by is null),
  add constraint media_files_uploaded_by_check check (uploaded_by is null or purpose = 'ANSWER'),
  add constraint media_files_submission_id_fkey
    foreign key (site_id, submission_id) references form_submissions (site_id, id);
-- showing, exporting and erasing submissions
create index media_files_submission_id_idx on media_files (site_id, submission_id) where submission_id is not null;

-- Of several submissions that name a file it is that of the first.
update media_files set submission_id = first.submission_id, unused_since = null
from (
  select distinct on (file.site_id, file.id) file.site_id, file.id, answered.id as submission_id
  from form_submissions answered
  cross join lateral jsonb_path_query(answered.answers, '$.*[*].fileId') named
  join media_files file on file.site_id = answered.site_id and file.id::text = named #>> '{}' and file.purpose = 'ANSWER'
  order by file.site_id, file.id, answered.created_at, answered.id
) first
where media_files.site_id = first.site_id and media_files.id = first.id;
