-- migration: online

alter table link validate constraint link_finalidade_check;
