-- migration: online
create index concurrently if not exists pessoa_em_ordem_de_nome on pessoa (cliente_id, (nome collate unicode), id);
