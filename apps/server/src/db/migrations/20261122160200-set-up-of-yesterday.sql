-- Who has something to sell already needs no first steps.
update sites set set_up_finished = true where exists (select from services where services.site_id = sites.id);
