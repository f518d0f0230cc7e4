-- Members no longer see everything that was booked in a browser before they signed in there: somebody else may have booked
-- it. What was booked under their own verified sign-in address stays theirs: an unverified one may be anybody's.
update bookings set created_by_type = 'member', created_by_id = attached.member_id
from member_visitors attached
  join members on members.site_id = attached.site_id and members.id = attached.member_id
where bookings.site_id = attached.site_id
  and bookings.created_by_type = 'visitor' and bookings.created_by_id = attached.visitor_id
  and lower(bookings.contact_details ->> 'email') = members.login_email
  and members.login_email_verified_at is not null;
