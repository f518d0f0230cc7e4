-- Letters as people type them in a hurry: no accents, no points, no capitals. `normalize` splits a letter from its marks.
create function folded(words text) returns text language sql immutable parallel safe as $$
  select lower(translate(
    replace(replace(replace(
      regexp_replace(normalize(coalesce(words, ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'ØøŁłĐđı’׳״', 'OoLlDdi''''"'))
$$;

-- A number without its dress: +49 (0)30 and 030 both end the same way.
create function phone_digits(phone text) returns text language sql immutable parallel safe as $$
  select ltrim(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), '0')
$$;

-- What the search of customers looks through. Each word has a space before it, so that beginnings of words can be told.
alter table contacts add column search_text text not null
  generated always as (' ' || folded(first_name) || ' ' || folded(last_name) || ' ' || folded(email)) stored;
alter table contacts add column search_digits text not null generated always as (phone_digits(phone)) stored;

-- Doubles: the same number (its last eight digits, so with and without a country's code), …
create index contacts_search_digits_idx on contacts (site_id, right(search_digits, 8)) where length(search_digits) >= 7;
-- … the same name …
create index contacts_folded_name_idx on contacts (site_id, folded(first_name), folded(last_name));
-- … or the same box of an e-mail address, whatever its dots, its +tag and its (mistyped) domain.
create index contacts_mailbox_idx on contacts (site_id, replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''));
-- the doubles that became part of a customer
create index contacts_merged_into_id_idx on contacts (site_id, merged_into_id) where merged_into_id is not null;
-- customers, newest first
create index contacts_created_at_idx on contacts (site_id, created_at desc, id) where merged_into_id is null;
