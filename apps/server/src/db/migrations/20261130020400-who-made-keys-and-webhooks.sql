-- The person who made a key or a webhook, so that both can end with their access; null: a key did, or it is not known.
alter table api_keys add column created_by_user_id uuid
  constraint api_keys_created_by_user_id_fkey references users (id) on delete set null;
alter table webhooks add column created_by_user_id uuid
  constraint webhooks_created_by_user_id_fkey references users (id) on delete set null;

-- The log knows who made those of before.
update api_keys k set created_by_user_id = u.id
from audit_entries e join users u on u.id = e.actor_id
where e.site_id = k.site_id and e.entity_type = 'apiKey' and e.entity_id = k.id and e.operation = 'issueApiKey';
update webhooks w set created_by_user_id = u.id
from audit_entries e join users u on u.id = e.actor_id
where e.site_id = w.site_id and e.entity_type = 'webhook' and e.entity_id = w.id and e.operation = 'createWebhook';
