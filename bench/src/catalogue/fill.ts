import type pg from 'pg'

/** Services of the one site. */
export const SERVICES = 10_000
const CATEGORIES = 20

/** Copies one service until the site has ten thousand, spread over categories, names and a few add-ons. */
export async function fillCatalogue(client: pg.Client, siteId: string, templateId: string): Promise<void> {
  await client.query(
    `insert into categories (site_id, id, name, sort_order, created_at, updated_at)
     select $1, gen_random_uuid(), 'Category ' || n, n, now(), now() from generate_series(1, ${CATEGORIES}) n`,
    [siteId],
  )
  await client.query(
    `insert into services (site_id, id, type, name, description, tag_line, default_capacity, category_id, sort_order,
       form_id, booking_policy_id, schedule_id, main_slug, online_booking, payment, duration_minutes, hidden,
       created_at, updated_at)
     select t.site_id, gen_random_uuid(), t.type,
       (array['Deep massage', 'Yoga class', 'Hot stones', 'Haircut', 'Sauna hour'])[n % 5 + 1] || ' ' || n,
       t.description, t.tag_line, t.default_capacity,
       (select c.id from categories c where c.site_id = $1 and c.name = 'Category ' || (n % ${CATEGORIES} + 1)), n,
       t.form_id, t.booking_policy_id, t.schedule_id, 'copy-' || n, t.online_booking, t.payment, t.duration_minutes,
       n % 10 = 0, t.created_at + n * interval '1 second', t.updated_at
     from services t, generate_series(1, ${SERVICES - 1}) n where t.site_id = $1 and t.id = $2`,
    [siteId, templateId],
  )
  await client.query(
    `insert into service_slugs (site_id, slug, service_id, created_at)
     select site_id, main_slug, id, created_at from services where site_id = $1 and id <> $2`,
    [siteId, templateId],
  )
  await beside(client, 'service_staff', 'resource_id, position', siteId, templateId)
  await beside(client, 'service_locations', 'id, position, type, location_id, custom', siteId, templateId)
  // Autovacuum would do this within the next minute.
  await client.query('vacuum (analyze) services, service_slugs, service_staff, service_locations, categories')
}

/** All services get the related rows of the first one. */
async function beside(client: pg.Client, table: string, columns: string, siteId: string, templateId: string) {
  await client.query(
    `insert into ${table} (site_id, service_id, ${columns})
     select s.site_id, s.id, ${columns
       .split(', ')
       .map((column) => `t.${column}`)
       .join(', ')}
     from services s join ${table} t on t.site_id = s.site_id and t.service_id = $2
     where s.site_id = $1 and s.id <> $2`,
    [siteId, templateId],
  )
}
