-- migration: transaction
-- Data of the institution on its documents, and its logo.
alter table cliente
  add column instituicao jsonb not null default '{}',
  add column arquivo_sha256 text collate "C";
