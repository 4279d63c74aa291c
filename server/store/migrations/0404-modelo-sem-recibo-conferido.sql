-- migration: online

alter table modelo validate constraint modelo_tipo_check;
