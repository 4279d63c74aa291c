-- A file of ten thousand payments writes as many invoices anew, and each time into every index. Lists of both kinds are merged
-- from those that each kind has already.
drop index faturamento_em_ordem_de_vencimento, faturamento_em_ordem_de_emissao, faturamento_em_ordem_de_atualizacao;
drop index faturamento_por_competencia;
create index faturamento_por_competencia on faturamento (cliente_id, tipo, competencia, vencimento, id);

-- What is still to be received or paid, those due first: lists of it, and what a file of payments is made of.
drop index faturamento_a_pagar;
create index faturamento_em_aberto on faturamento (cliente_id, tipo, vencimento, id)
  where situacao_basica in ('Aberto', 'Parcialmente recebido');

-- Only what is paid is ever on its way to a bank, so that nobody looks for it among what is received.
alter table faturamento add constraint faturamento_agendado check (tipo = 'P' or not agendado);
