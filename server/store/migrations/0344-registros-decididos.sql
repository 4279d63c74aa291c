-- migration: online
create index concurrently if not exists causa_registro_por_decisao on causa_registro (cliente_id, decisao_id) where decisao_id is not null;
