-- A person may hold several links for a new password: whoever asks for another one does not void those already mailed.
alter table staff_password_links
  drop constraint staff_password_links_pkey,
  drop constraint staff_password_links_secret_hash_key,
  -- a link is found by its secret and names one person
  add constraint staff_password_links_pkey primary key (secret_hash);
-- using a link, or another password, deletes every link of the person
create index staff_password_links_user_id_idx on staff_password_links (user_id);
