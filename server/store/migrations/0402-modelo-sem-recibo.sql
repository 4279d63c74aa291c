-- migration: transaction

-- No command issued a receipt; those of payments come with the documents of an invoice.
alter table modelo drop constraint modelo_tipo_check;
alter table modelo add constraint modelo_tipo_check check (tipo in ('Termo de compromisso', 'Termo de monitoria',
  'Termo aditivo', 'Termo de rescisão', 'Termo de realização', 'Declaração', 'Convênio')) not valid;
