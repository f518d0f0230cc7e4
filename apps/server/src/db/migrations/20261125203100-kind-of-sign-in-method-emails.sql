-- Emails about a changed sign-in method are named after it.
update messages set kind = 'sign-in-method-changed' where kind = 'way-in-changed';
