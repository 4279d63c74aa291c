-- A state of an invoice follows from its amounts and the day. But for the day it is kept with the invoice, so that lists and
-- counts of a state are read from their indexes.
create function situacao_sem_o_dia(tipo text, cancelado boolean, liquido numeric, quitado numeric, agendado boolean)
returns text language sql immutable
return case
  when cancelado then 'Cancelado'
  when quitado = liquido then case tipo when 'R' then 'Recebido' else 'Pago' end
  when agendado then 'Agendado'
  when quitado > 0 and tipo = 'R' then 'Parcialmente recebido'
  else 'Aberto'
end;

-- What a row is made to hold counts no version, and no trigger before it is written knows it.
create or replace procedure versionar(tabela regclass) language plpgsql as $$
declare
  mudou text;
begin
  select string_agg(format('old.%1$I%2$s is distinct from new.%1$I%2$s', attname,
           case when atttypid = 'json'::regtype then '::text' else '' end), ' or ' order by attnum)
    into mudou
    from pg_attribute
   where attrelid = tabela and attnum > 0 and not attisdropped and attgenerated = ''
     and attname not in ('cliente_id', 'id', 'versao', 'inclusao', 'atualizacao')
     and attname !~ '^(impressao|lote)(_|$)'
     and not (tabela = 'contrato'::regclass and attname in ('documento', 'banco', 'vigora_em', 'cancela_em'));
  execute format('create or replace trigger versionar before update on %s for each row when (%s)
    execute function contar_versao()', tabela, mudou);
end $$;

alter table faturamento
  add situacao_basica text collate "C" not null generated always as (
    situacao_sem_o_dia(tipo, faturamento_cancelado(cancelamento, situacao_externa),
      liquido_do_faturamento(valor, desconto, juros, multa), quitado, agendado)) stored,
  -- Whole cents: where rows are guarded by client, no index compares decimals.
  add liquido_centavos bigint not null generated always as (
    (liquido_do_faturamento(valor, desconto, juros, multa) * 100)::bigint) stored;

create function situacao_do_faturamento(basica text, vencimento date, hoje date) returns text language sql immutable
return case when basica in ('Aberto', 'Parcialmente recebido') and vencimento < hoje then 'Vencido' else basica end;
create or replace function situacao_do_faturamento(f faturamento, hoje date) returns text language sql immutable
return situacao_do_faturamento(f.situacao_basica, f.vencimento, hoje);
drop function situacao_do_faturamento(text, boolean, numeric, numeric, boolean, date, date);
call versionar('faturamento');
call auditar('faturamento', '{"situacao_externa": "situacao", "situacao_basica": null, "liquido_centavos": null, "movimentado": null, "quitado": null, "agendado": null, "versao": null}');

-- Whoever asks for a period or a state counts in the index alone.
drop index faturamento_por_emissao, faturamento_por_vencimento, faturamento_por_atualizacao;
create index faturamento_por_emissao on faturamento (cliente_id, tipo, emissao, id)
  include (inclusao, vencimento, situacao_basica);
create index faturamento_por_vencimento on faturamento (cliente_id, tipo, vencimento, id)
  include (inclusao, situacao_basica);
create index faturamento_por_atualizacao on faturamento (cliente_id, atualizacao, id)
  include (inclusao, tipo, vencimento, situacao_basica);

call ordenar('faturamento', 'liquido', 'liquido_centavos');

-- The newest of somebody is the last.
drop index faturamento_por_documento;
create index faturamento_por_documento on faturamento (cliente_id, documento, id);

-- How an invoice began is told by the rows that were written, which need not be looked up.
create or replace function historiar_inclusao_derivada() returns trigger language plpgsql as $$
begin
  execute format('insert into historico (cliente_id, entidade, registro_id, movimento, para)
    select n.cliente_id, %L, n.id, %L, %s from novo n order by n.id', tg_table_name, 'incluir', tg_argv[0]);
  return null;
end $$;
drop procedure historiar_derivada(regclass, text);
-- Makes a table whose states are derived, by this expression over n, write how each record began.
create procedure historiar_derivada(tabela regclass, situacao text) language plpgsql as $$
begin
  execute format('create or replace trigger historiar after insert on %s referencing new table as novo
    for each statement execute function historiar_inclusao_derivada(%L)', tabela, situacao);
end $$;
call historiar_derivada('faturamento',
  'situacao_do_faturamento(n.situacao_basica, n.vencimento, (select hoje_do_cliente()))');
