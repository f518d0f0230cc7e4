-- Who a member was before signing in, on each device: what that visitor booked and keeps is the member's. A visitor
-- becomes one member and stays it.
create table member_visitors (
  site_id uuid not null constraint member_visitors_site_id_fkey references sites (id),
  visitor_id uuid not null,
  member_id uuid not null,
  attached_at timestamptz not null,
  constraint member_visitors_pkey primary key (site_id, visitor_id)
);
-- everyone a member was, read with each of their calls
create index member_visitors_member_id_idx on member_visitors (site_id, member_id);
