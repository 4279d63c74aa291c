-- migration: transaction

-- Version of the program that applied a migration; null for those of version 0.1.0.
alter table migracao add versao text;
alter table migracao alter versao set default nullif(current_setting('vinculo.versao', true), '');

-- Progress of batched migrations.
create table migracao_andamento (
  nome text primary key,
  posicao jsonb not null
);
revoke all on migracao_andamento from vinculo_app;
