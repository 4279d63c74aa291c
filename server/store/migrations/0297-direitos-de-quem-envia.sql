-- Rights of whoever of the staff sent a batch, when they sent it: it gives users no profile with others. Null where a system
-- of the institution sent it, which is limited by the reserved rights alone.
alter table lote add permissoes text[];
