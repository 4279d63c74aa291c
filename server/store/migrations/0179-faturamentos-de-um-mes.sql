-- The invoices of a month, as they are usually listed.
drop index faturamento_por_competencia;
create index faturamento_por_competencia on faturamento (cliente_id, competencia, vencimento, id);
