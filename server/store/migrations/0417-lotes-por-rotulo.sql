-- migration: online
create index concurrently if not exists lote_por_rotulo on lote (cliente_id, (retorno collate unicode), id) where retorno is not null;
