-- Invoices have items, and a journal of what was received or paid: what is still owed, and the state, follow from it.

-- What another system last said of its own invoice. The state itself is derived.
alter table faturamento rename situacao to situacao_externa;
alter table faturamento
  alter situacao_externa drop not null,
  -- Who owes or is owed, where the platform knows them: an organization, or a student.
  add pessoa_id bigint,
  add aluno_id bigint,
  add cancelamento date,
  -- Sums of the journal, kept by it alone: money that moved, and what it settles of the amount due.
  add movimentado numeric(12, 2) not null default 0,
  add quitado numeric(12, 2) not null default 0,
  -- An item of a remittance waits for the bank's word.
  add agendado boolean not null default false,
  add execucao_id bigint,
  -- How whoever owes may pay it, where the institution has a Pix key.
  add pix_copia_cola text,
  add versao integer not null default 1,
  add foreign key (cliente_id, pessoa_id) references pessoa,
  add foreign key (cliente_id, aluno_id) references aluno,
  add check ((origem = 'Externa') = (situacao_externa is not null));
create index faturamento_por_contrato on faturamento (cliente_id, contrato_id) where contrato_id is not null;
create index faturamento_por_aluno on faturamento (cliente_id, aluno_id) where aluno_id is not null;

-- The last number that an invoice made here was given.
create table faturamento_numero (
  cliente_id integer primary key,
  ultimo bigint not null
);
call proteger('faturamento_numero');

create table faturamento_item (
  cliente_id integer not null,
  id bigint generated always as identity,
  faturamento_id bigint not null,
  sequencia integer not null,
  contrato_id bigint,
  parcela integer,
  tipo text not null check (tipo in ('Taxa administrativa', 'Bolsa', 'Benefício', 'Seguro', 'Outros')),
  descricao text not null,
  quantidade numeric(8, 2) not null default 1,
  valor_unitario numeric(12, 2) not null,
  valor numeric(12, 2) not null,
  -- What the monthly run billed: which line of which contract and month, and the how-manieth time.
  contrato_numero bigint,
  competencia text collate "C",
  linha text collate "C",
  ordem integer,
  primary key (cliente_id, faturamento_id, sequencia),
  foreign key (cliente_id, faturamento_id) references faturamento,
  foreign key (cliente_id, contrato_id) references contrato,
  check (num_nonnulls(contrato_numero, competencia, linha, ordem) in (0, 4))
);
create unique index faturamento_item_por_chave on faturamento_item (cliente_id, contrato_numero, competencia, linha, ordem)
  where contrato_numero is not null;
create index faturamento_item_por_contrato on faturamento_item (cliente_id, contrato_id) where contrato_id is not null;
call proteger('faturamento_item');

create table movimento (
  cliente_id integer not null,
  id bigint generated always as identity,
  faturamento_id bigint not null,
  -- As the invoice's.
  tipo text collate "C" not null check (tipo in ('R', 'P')),
  data date not null,
  credito date,
  -- Money that moved. Of a reversal everything is what it takes back, with a minus.
  valor numeric(12, 2) not null,
  juros numeric(12, 2) not null default 0,
  multa numeric(12, 2) not null default 0,
  desconto numeric(12, 2) not null default 0,
  forma text check (forma in ('Boleto', 'Pix', 'TED', 'Crédito em conta', 'Compensação')),
  banco text collate "C",
  nosso_numero text collate "C",
  end_to_end text collate "C",
  origem text not null check (origem in ('Manual', 'Externa', 'Retorno')),
  retorno_item_id bigint,
  estorno_de bigint,
  motivo text,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, estorno_de),
  unique (cliente_id, retorno_item_id),
  foreign key (cliente_id, faturamento_id) references faturamento,
  foreign key (cliente_id, estorno_de) references movimento,
  check (case when estorno_de is null then valor >= 0 and juros >= 0 and multa >= 0 and desconto >= 0
                and valor + desconto > 0 and valor + desconto >= juros + multa
              else valor <= 0 and juros <= 0 and multa <= 0 and desconto <= 0 end)
);
create index movimento_por_faturamento on movimento (cliente_id, faturamento_id, id);
create index movimento_por_data on movimento (cliente_id, tipo, data, id) where estorno_de is null;
create index movimento_por_inclusao on movimento (cliente_id, inclusao, id);
call proteger('movimento');
-- What was booked stays; what was wrong is taken back by a movement of its own.
revoke update, delete on movimento from vinculo_app;

-- Monthly runs, previewed and confirmed.
create table execucao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  competencia text collate "C" not null,
  situacao text not null check (situacao in ('Prévia', 'Confirmada')),
  parametros json not null,
  contratos integer not null default 0,
  faturamentos integer not null default 0,
  a_pagar numeric(14, 2) not null default 0,
  a_receber numeric(14, 2) not null default 0,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id)
);
create index execucao_por_competencia on execucao (cliente_id, competencia, id);
call proteger('execucao');

-- The amount due: the invoice's own discount, interest and fine; those of a movement are apart.
create function liquido_do_faturamento(valor numeric, desconto numeric, juros numeric, multa numeric) returns numeric
language sql immutable
return greatest(valor - coalesce(desconto, 0) + coalesce(juros, 0) + coalesce(multa, 0), 0);

create function faturamento_cancelado(cancelamento date, situacao_externa text) returns boolean language sql immutable
return cancelamento is not null or situacao_externa is not distinct from 'C';

create function situacao_do_faturamento(tipo text, cancelado boolean, liquido numeric, quitado numeric, agendado boolean,
  vencimento date, hoje date) returns text language sql immutable
return case
  when cancelado then 'Cancelado'
  when quitado = liquido then case tipo when 'R' then 'Recebido' else 'Pago' end
  when agendado then 'Agendado'
  when vencimento < hoje then 'Vencido'
  when quitado > 0 and tipo = 'R' then 'Parcialmente recebido'
  else 'Aberto'
end;

-- The same of a whole row.
create function liquido_do_faturamento(f faturamento) returns numeric language sql immutable
return liquido_do_faturamento(f.valor, f.desconto, f.juros, f.multa);
create function faturamento_cancelado(f faturamento) returns boolean language sql immutable
return faturamento_cancelado(f.cancelamento, f.situacao_externa);
create function situacao_do_faturamento(f faturamento, hoje date) returns text language sql immutable
return situacao_do_faturamento(f.tipo, faturamento_cancelado(f), liquido_do_faturamento(f), f.quitado, f.agendado,
  f.vencimento, hoje);

-- The journal keeps the sums of its invoices. Two who book at once wait for one another at the invoice's row.
create function somar_movimentos() returns trigger language plpgsql as $$
declare
  somados bigint;
begin
  update faturamento f
     set movimentado = f.movimentado + m.valor, quitado = f.quitado + m.quitado,
         atualizacao = greatest(now(), f.atualizacao)
    from (select cliente_id, faturamento_id, tipo, sum(valor) as valor, sum(valor - juros - multa + desconto) as quitado
            from novo group by cliente_id, faturamento_id, tipo) m
   where f.cliente_id = m.cliente_id and f.id = m.faturamento_id and f.tipo = m.tipo;
  get diagnostics somados = row_count;
  if somados <> (select count(distinct faturamento_id) from novo) then
    raise exception 'movimento de outro tipo que o do faturamento' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger somar_movimentos after insert on movimento referencing new table as novo
  for each statement execute function somar_movimentos();

-- What another system says was settled is one movement. Saying something else takes it back, and books anew.
create function lancar_externos(numeros bigint[]) returns void language plpgsql as $$
begin
  with mudado as (
    select m.* from movimento m
      join faturamento f on f.cliente_id = m.cliente_id and f.id = m.faturamento_id
     where m.cliente_id = cliente_atual() and m.faturamento_id = any(numeros) and m.origem = 'Externa'
       and m.estorno_de is null
       and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id)
       and (f.situacao_externa <> 'L' or (m.data, m.valor, m.valor - m.juros + m.desconto)
             is distinct from (f.liquidacao, f.valor_liquidado, liquido_do_faturamento(f)))
  )
  insert into movimento (cliente_id, faturamento_id, tipo, data, valor, juros, multa, desconto, forma, origem, estorno_de)
  select cliente_id, faturamento_id, tipo, (select hoje_do_cliente()), -valor, -juros, -multa, -desconto, forma, origem, id from mudado;

  insert into movimento (cliente_id, faturamento_id, tipo, data, credito, valor, juros, desconto, origem)
  select f.cliente_id, f.id, f.tipo, f.liquidacao, f.liquidacao, f.valor_liquidado,
         greatest(f.valor_liquidado - liquido_do_faturamento(f), 0),
         greatest(liquido_do_faturamento(f) - f.valor_liquidado, 0), 'Externa'
    from faturamento f
   where f.cliente_id = cliente_atual() and f.id = any(numeros) and f.situacao_externa = 'L'
     and not exists (select from movimento m
           where m.cliente_id = f.cliente_id and m.faturamento_id = f.id and m.origem = 'Externa' and m.estorno_de is null
             and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id));
end $$;

create function contabilizar_externos() returns trigger language plpgsql as $$
declare
  numeros bigint[] := (select array_agg(id) from novo where situacao_externa in ('L', 'C'));
begin
  if numeros is not null then perform lancar_externos(numeros); end if;
  return null;
end $$;
-- What the journal itself writes brings nothing new.
create trigger contabilizar_inclusao after insert on faturamento referencing new table as novo
  for each statement when (pg_trigger_depth() = 0) execute function contabilizar_externos();
create trigger contabilizar_mudanca after update on faturamento referencing new table as novo
  for each statement when (pg_trigger_depth() = 0) execute function contabilizar_externos();

-- Nothing is settled beyond what is due, and nothing of what was cancelled. Judged when everything is written.
create function conferir_saldo() returns trigger language plpgsql as $$
begin
  if exists (select from faturamento f where f.cliente_id = new.cliente_id and f.id = new.id
              and (f.quitado < 0 or f.quitado > liquido_do_faturamento(f) or faturamento_cancelado(f) and f.quitado <> 0))
  then
    raise exception 'faturamento %: quitado % de %', new.id, new.quitado, liquido_do_faturamento(new)
      using errcode = 'check_violation', constraint = 'faturamento_saldo';
  end if;
  return null;
end $$;
create constraint trigger conferir_saldo after insert or update on faturamento
  deferrable initially deferred for each row
  when (new.quitado < 0 or new.quitado > liquido_do_faturamento(new) or faturamento_cancelado(new) and new.quitado <> 0)
  execute function conferir_saldo();

-- An invoice made here is the sum of its items: judged of what items were written, whose invoice says the sum before, and of
-- every invoice when everything is written.
create function conferir_itens(cliente integer, numeros bigint[]) returns void language plpgsql as $$
declare
  errado bigint := (select f.id from faturamento f
    where f.cliente_id = cliente and f.id = any(numeros) and f.origem = 'Interna'
      and f.valor <> (select coalesce(sum(i.valor), 0) from faturamento_item i
                       where i.cliente_id = f.cliente_id and i.faturamento_id = f.id)
    limit 1);
begin
  if errado is not null then
    raise exception 'faturamento %: os itens não somam o valor', errado
      using errcode = 'check_violation', constraint = 'faturamento_itens';
  end if;
end $$;
create function conferir_faturamento() returns trigger language plpgsql as $$
begin
  perform conferir_itens(new.cliente_id, array[new.id]);
  return null;
end $$;
create constraint trigger conferir_itens after insert or update of valor on faturamento
  deferrable initially deferred for each row when (new.origem = 'Interna') execute function conferir_faturamento();
create function conferir_itens_escritos() returns trigger language plpgsql as $$
begin
  perform conferir_itens(cliente_id, array_agg(distinct faturamento_id)) from tocado group by cliente_id;
  return null;
end $$;
create trigger conferir_ao_incluir after insert on faturamento_item referencing new table as tocado
  for each statement execute function conferir_itens_escritos();
create trigger conferir_ao_mudar after update on faturamento_item referencing new table as tocado
  for each statement execute function conferir_itens_escritos();
create trigger conferir_ao_excluir after delete on faturamento_item referencing old table as tocado
  for each statement execute function conferir_itens_escritos();

-- A reversal is its movement with a minus, of the same invoice, and nothing reverses a reversal.
create function conferir_estorno() returns trigger language plpgsql as $$
begin
  if not exists (select from movimento m
       where m.cliente_id = new.cliente_id and m.id = new.estorno_de and m.estorno_de is null
         and m.faturamento_id = new.faturamento_id
         and (m.valor, m.juros, m.multa, m.desconto) = (-new.valor, -new.juros, -new.multa, -new.desconto)) then
    raise exception 'movimento %: não espelha o movimento %', new.id, new.estorno_de
      using errcode = 'check_violation', constraint = 'movimento_estorno';
  end if;
  return null;
end $$;
create constraint trigger conferir_estorno after insert on movimento
  deferrable initially deferred for each row when (new.estorno_de is not null) execute function conferir_estorno();

-- How a record began, where its state follows from the row and the day.
create function historiar_inclusao_derivada() returns trigger language plpgsql as $$
begin
  execute format('insert into historico (cliente_id, entidade, registro_id, movimento, para)
    select x.cliente_id, %1$L, x.id, %2$L, %3$I(x, (select hoje_do_cliente()))
      from %4$s x join novo n on n.cliente_id = x.cliente_id and n.id = x.id order by x.id',
    tg_table_name, 'incluir', tg_argv[0], tg_relid::regclass);
  return null;
end $$;
create procedure historiar_derivada(tabela regclass, funcao text) language plpgsql as $$
begin
  execute format('create or replace trigger historiar after insert on %s referencing new table as novo
    for each statement execute function historiar_inclusao_derivada(%L)', tabela, funcao);
end $$;

call auditar('faturamento', '{"situacao_externa": "situacao", "movimentado": null, "quitado": null, "agendado": null, "versao": null}');

-- What was received as settled before there was a journal.
do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    perform lancar_externos(array(select id from faturamento where situacao_externa = 'L'));
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;

call versionar('faturamento');
call historiar_derivada('faturamento', 'situacao_do_faturamento');
call auditar('faturamento_item');
call auditar('movimento', '{"end_to_end": "endToEndId"}');
call auditar('execucao');
