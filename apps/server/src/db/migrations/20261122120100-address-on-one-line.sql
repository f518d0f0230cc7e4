-- An address as it is shown on one line, so that services can be found by it: as formatted, else street, then town.
create function one_line_address(address jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(address->>'formattedAddress', ''), concat_ws(', ',
    coalesce(nullif(concat_ws(' ', nullif(address->'streetAddress'->>'name', ''),
      nullif(address->'streetAddress'->>'number', ''), nullif(address->'streetAddress'->>'apt', '')), ''),
      nullif(address->>'addressLine', '')),
    nullif(concat_ws(' ', nullif(address->>'postalCode', ''), nullif(address->>'city', '')), ''),
    nullif(address->>'country', '')))
$$;
