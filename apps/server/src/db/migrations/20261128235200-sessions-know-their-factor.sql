-- The second factor that a session has shown. While its person has an active one, a session without it opens nothing:
-- also one that was opened before the factor was set up, or while it was.
alter table staff_sessions add column factor_id uuid;
-- Sessions opened since then asked for it. Earlier ones may never have; their people sign in again.
update staff_sessions set factor_id = staff_factors.id
from staff_factors
where staff_factors.user_id = staff_sessions.user_id and staff_factors.activated_at <= staff_sessions.created_at;
