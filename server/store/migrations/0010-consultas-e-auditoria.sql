-- What the remaining mirror queries read.

-- Its values moved to papel with the migration that added it.
alter table pessoa drop papeis;

create index curriculo_por_email on curriculo (cliente_id, email_chave);
create index colaborador_contrato_por_vaga on colaborador_contrato (cliente_id, vaga_ref) where vaga_ref is not null;
