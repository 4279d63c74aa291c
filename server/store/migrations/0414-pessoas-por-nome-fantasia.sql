-- migration: online
create index concurrently if not exists pessoa_em_ordem_de_nome_fantasia on pessoa (cliente_id, (case when nome_fantasia is not null then nome_fantasia when nome is not null then nome end collate unicode), id);
