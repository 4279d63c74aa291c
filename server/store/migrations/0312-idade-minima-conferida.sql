-- migration: online

alter table cliente validate constraint cliente_idade_minima_check;
