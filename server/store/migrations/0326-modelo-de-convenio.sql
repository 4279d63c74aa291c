-- migration: transaction

-- The document of an agreement has a template too.
alter table modelo drop constraint modelo_tipo_check;
alter table modelo add constraint modelo_tipo_check check (tipo in ('Termo de compromisso', 'Termo de monitoria',
  'Termo aditivo', 'Termo de rescisão', 'Termo de realização', 'Declaração', 'Recibo', 'Convênio')) not valid;
