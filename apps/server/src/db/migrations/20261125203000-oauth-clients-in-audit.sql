-- OAuth clients were called sign-in clients in earlier entries; the history shows operations and types by name.
update audit_entries set entity_type = 'oauthClient' where entity_type = 'signInClient';
update audit_entries set operation = replace(operation, 'SignInClient', 'OauthClient')
where operation in ('createSignInClient', 'updateSignInClient');
