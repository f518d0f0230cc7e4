-- Where the page goes on once the sign-in is done, where the front end that asked for it allowed an address.
alter table sign_in_states add column return_url text;
