-- migration: online

alter table evidencia validate constraint evidencia_ato_check;
