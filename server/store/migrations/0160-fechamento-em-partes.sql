-- A run of a month is written in parts; one that a process left in the middle says so.
alter table execucao drop constraint execucao_situacao_check;
alter table execucao add constraint execucao_situacao_check
  check (situacao in ('Prévia', 'Em andamento', 'Confirmada', 'Interrompida'));

-- Invoices of hosts that a run may still add to.
create index faturamento_por_pessoa on faturamento (cliente_id, pessoa_id, competencia) where pessoa_id is not null;
