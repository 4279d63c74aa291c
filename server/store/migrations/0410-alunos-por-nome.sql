-- migration: online
create index concurrently if not exists aluno_em_ordem_de_nome on aluno (cliente_id, (case when nome_social is not null then nome_social when nome is not null then nome end collate unicode), id);
