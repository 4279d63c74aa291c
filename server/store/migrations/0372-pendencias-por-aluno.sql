-- migration: online
create index concurrently if not exists pendencia_por_aluno on pendencia (cliente_id, aluno_id) where aluno_id is not null;
