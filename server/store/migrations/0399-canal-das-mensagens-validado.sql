-- migration: online
alter table mensagem validate constraint mensagem_canal_check;
