-- migration: online
create index concurrently if not exists professor_cpf_inativo on professor (cliente_id, cpf) where not ativo and cpf is not null;
