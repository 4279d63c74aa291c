-- A batch may be made by somebody of the staff: what it changes was then changed in the portal.
alter table lote add portal boolean not null default false;
