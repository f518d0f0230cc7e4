-- A page of what is much like a word is found sooner by looking at the names in their order until it is full.
drop function services_named_like(uuid, text, text);
