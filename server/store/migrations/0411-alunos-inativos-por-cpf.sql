-- migration: online
create index concurrently if not exists aluno_cpf_inativo on aluno (cliente_id, cpf) where not ativo and cpf is not null;
