-- migration: online

alter table solicitacao validate constraint solicitacao_tipo_check;
