-- Invoices to pay of which a part was paid have a state of their own, as those to receive have.
create or replace function situacao_sem_o_dia(tipo text, cancelado boolean, liquido numeric, quitado numeric, agendado boolean)
returns text language sql immutable
return case
  when cancelado then 'Cancelado'
  when quitado = liquido then case tipo when 'R' then 'Recebido' else 'Pago' end
  when agendado then 'Agendado'
  when quitado > 0 then case tipo when 'R' then 'Parcialmente recebido' else 'Parcialmente pago' end
  else 'Aberto'
end;
create or replace function situacao_do_faturamento(basica text, vencimento date, hoje date) returns text language sql immutable
return case when basica in ('Aberto', 'Parcialmente recebido', 'Parcialmente pago') and vencimento < hoje then 'Vencido' else basica end;

drop index faturamento_em_aberto;
create index faturamento_em_aberto on faturamento (cliente_id, tipo, vencimento, id)
  where situacao_basica in ('Aberto', 'Parcialmente recebido', 'Parcialmente pago');

-- A stored generated column is worked out again when its row is written.
update faturamento set tipo = tipo where tipo = 'P' and situacao_basica = 'Aberto' and quitado > 0;
