-- migration: online
create index concurrently if not exists usuario_em_ordem_de_nome on usuario (cliente_id, (nome collate unicode), id);
