-- Lists of invoices are long, and read in these orders or of one month.
call ordenar('faturamento', 'vencimento', 'vencimento');
call ordenar('faturamento', 'emissao', 'emissao');
create index faturamento_por_competencia on faturamento (cliente_id, competencia);
