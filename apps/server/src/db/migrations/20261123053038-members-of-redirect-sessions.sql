-- The member whose token opened the session; their identity is carried to the hosted pages through hosted_family_id.
alter table redirect_sessions add column opener_member_id uuid;
-- The tokens the hosted pages were given for that member; revoked when the member signs out there.
alter table redirect_sessions add column hosted_family_id uuid;
-- When a silent authorization was answered with login_required: a second one within ten seconds shows the form.
alter table redirect_sessions add column login_required_at timestamptz;
-- Finds the last silent refusal of one visitor in a prepared authorization; browsers are found by browser_hash.
create index redirect_sessions_visitor_id_idx on redirect_sessions (site_id, visitor_id) where login_required_at is not null;
-- The tokens this family was issued from: revoking those revokes these too.
alter table token_families add column parent_family_id uuid;
-- Revoking a family revokes those issued from it.
create index token_families_parent_family_id_idx on token_families (site_id, parent_family_id) where parent_family_id is not null;
