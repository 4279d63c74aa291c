-- Contents of files live in a file store. A row keeps only what identifies its file, in columns arquivo_*; every
-- table that names contents does so in a column arquivo_sha256, by which it is known which of them are needed.

drop trigger guardar_conteudo on curriculo;
drop trigger guardar_conteudo on documento_financeiro;
drop function guardar_conteudo();
alter table curriculo drop column arquivo_conteudo;
alter table documento_financeiro drop column arquivo_conteudo;

comment on table arquivo_conteudo is
  'Contents received before there was a file store: read from here until they are moved there';

-- Objects of the store that no row names, since when. One is removed when it has been here for a day; a row
-- that comes to name it takes it out first, in its own transaction.
create table arquivo_sem_dono (
  cliente_id integer not null,
  objeto text collate "C" not null,
  desde timestamptz not null default now(),
  primary key (cliente_id, objeto)
);
call proteger('arquivo_sem_dono');
