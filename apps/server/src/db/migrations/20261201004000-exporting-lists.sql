-- Exporting lists is a permission of its own. Keys and clients that could read a list could export it, and still can.
update api_keys set permissions = permissions || array['EXPORT_LISTS']
where permissions && array['READ_BOOKINGS', 'READ_ORDERS'];
update oauth_clients set permissions = permissions || array['EXPORT_LISTS']
where permissions && array['READ_BOOKINGS', 'READ_ORDERS'];
