-- Settings of money hold from a month on. `cliente` has the newest value of each; this table has all of them, once one changed.
create table ajuste_vigencia (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  coluna text collate "C" not null,
  desde text collate "C" not null check (desde ~ '^\d{4}-\d{2}$'),
  valor json not null,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, coluna, desde)
);
call proteger('ajuste_vigencia');
call auditar('ajuste_vigencia');

-- Days off besides the national holidays: dates, or days of every year (MM-DD).
alter table cliente
  add feriados text[] not null default '{}',
  add feriados_facultativos boolean not null default false;
call auditar('cliente', '{"pix_proposta_versao": null}');

-- The last month of an imported contract that was paid before the import.
alter table contrato add pago_ate text collate "C" check (pago_ate ~ '^\d{4}-\d{2}$');
call auditar('contrato', '{"numero": "contrato", "documento": null, "versao": null}');
call versionar('contrato');

-- The run that wrote an item, which may be another one than made the invoice. Items from before belong to the run of their invoice.
alter table faturamento_item add execucao_id bigint;
update faturamento_item i set execucao_id = f.execucao_id
  from faturamento f where f.cliente_id = i.cliente_id and f.id = i.faturamento_id and f.execucao_id is not null;
call auditar('faturamento_item');
create index faturamento_item_por_execucao on faturamento_item (cliente_id, execucao_id) where execucao_id is not null;

-- Lines that a run settled against each other instead of making an invoice of zero. Amounts as they count as billed.
create table compensacao (
  cliente_id integer not null,
  id bigint generated always as identity,
  execucao_id bigint not null,
  contrato_id bigint not null,
  contrato_numero bigint not null,
  competencia text collate "C" not null,
  linha text collate "C" not null,
  parcela integer,
  valor numeric(12, 2) not null,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
create index compensacao_por_contrato on compensacao (cliente_id, contrato_numero, competencia);
create index compensacao_por_execucao on compensacao (cliente_id, execucao_id);
call proteger('compensacao');
call auditar('compensacao');
revoke update, delete on compensacao from vinculo_app;

-- A month that is reverted counts as open again. Runs from before this version did not note what they wrote where.
alter table execucao drop constraint execucao_situacao_check;
alter table execucao
  add constraint execucao_situacao_check
    check (situacao in ('Prévia', 'Em andamento', 'Confirmada', 'Interrompida', 'Revertendo', 'Revertida')),
  add reversivel boolean not null default false;
alter table execucao alter reversivel set default true;
call auditar('execucao');

-- Months to work out again: what changed since they were closed, and credits that no invoice could take yet. `marcado` tells a
-- mark from a later one of the same month; the amounts are those of the last review.
alter table fechamento_pendente
  add marcado timestamptz not null default clock_timestamp(),
  add revisado timestamptz,
  add a_pagar numeric(14, 2) not null default 0,
  add a_receber numeric(14, 2) not null default 0;
create index fechamento_pendente_sem_revisao on fechamento_pendente (cliente_id, contrato_numero) where revisado is null;
create index fechamento_pendente_por_mes on fechamento_pendente (cliente_id, competencia);

-- Marks the closed months of contracts whose amounts may have changed. A run under way counts as closing its month.
create function marcar_meses_fechados(clientes integer[], numeros bigint[], inicios date[], fins date[]) returns void
language sql as $$
  insert into fechamento_pendente (cliente_id, contrato_numero, competencia)
  select distinct k.cliente_id, k.numero, e.competencia
    from unnest(clientes, numeros, inicios, fins) k(cliente_id, numero, inicio, fim)
    join execucao e on e.cliente_id = k.cliente_id and e.situacao in ('Confirmada', 'Em andamento', 'Interrompida')
     and e.competencia between to_char(k.inicio, 'YYYY-MM') and to_char(k.fim, 'YYYY-MM')
  on conflict (cliente_id, contrato_numero, competencia)
    do update set marcado = clock_timestamp(), revisado = null
$$;

create function rever_contratos_novos() returns trigger language plpgsql as $$
begin
  perform marcar_meses_fechados(array_agg(cliente_id), array_agg(numero), array_agg(inicio), array_agg(least(encerramento, rescisao)))
     from novo where inicio is not null;
  return null;
end $$;
create trigger rever_novos after insert on contrato referencing new table as novo
  for each statement execute function rever_contratos_novos();

create function rever_contratos() returns trigger language plpgsql as $$
begin
  perform marcar_meses_fechados(array_agg(n.cliente_id), array_agg(n.numero), array_agg(least(n.inicio, v.inicio)),
            array_agg(greatest(least(n.encerramento, n.rescisao), least(v.encerramento, v.rescisao))))
     from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
    where row(n.situacao, n.modalidade, n.inicio, n.encerramento, n.rescisao, n.bolsa_valor, n.bolsa_tipo,
              n.auxilio_transporte_valor, n.auxilio_transporte_tipo, n.horarios::text, n.concedente_id, n.pago_ate)
       is distinct from
          row(v.situacao, v.modalidade, v.inicio, v.encerramento, v.rescisao, v.bolsa_valor, v.bolsa_tipo,
              v.auxilio_transporte_valor, v.auxilio_transporte_tipo, v.horarios::text, v.concedente_id, v.pago_ate);
  return null;
end $$;
create trigger rever after update on contrato referencing old table as velho new table as novo
  for each statement execute function rever_contratos();

-- Benefits and recess, as they come, go or change.
create function rever_partes() returns trigger language plpgsql as $$
begin
  perform marcar_meses_fechados(array_agg(c.cliente_id), array_agg(c.numero), array_agg(c.inicio),
            array_agg(least(c.encerramento, c.rescisao)))
     from (select distinct cliente_id, contrato_id from mudou) m
     join contrato k on k.cliente_id = m.cliente_id and k.id = m.contrato_id
     join contrato c on c.cliente_id = k.cliente_id and c.numero = k.numero;
  return null;
end $$;
do $$
declare
  tabela text;
begin
  foreach tabela in array array['contrato_beneficio', 'contrato_recesso'] loop
    execute format('create trigger rever_incluidos after insert on %I referencing new table as mudou
      for each statement execute function rever_partes()', tabela);
    execute format('create trigger rever_alterados after update on %I referencing new table as mudou
      for each statement execute function rever_partes()', tabela);
    execute format('create trigger rever_excluidos after delete on %I referencing old table as mudou
      for each statement execute function rever_partes()', tabela);
  end loop;
end $$;

create function rever_frequencia() returns trigger language plpgsql as $$
begin
  perform marcar_meses_fechados(array_agg(cliente_id), array_agg(contrato_numero), array_agg((competencia || '-01')::date),
            array_agg((competencia || '-01')::date))
     from mudou;
  return null;
end $$;
create trigger rever_incluida after insert on frequencia referencing new table as mudou
  for each statement execute function rever_frequencia();
create trigger rever_alterada after update on frequencia referencing new table as mudou
  for each statement execute function rever_frequencia();

-- The right to recess as the monthly run counts it: whole months, and one more for a rest of at least `fracao` days.
drop function direito_de_recesso(date, date);
create function direito_de_recesso(inicio date, termino date, fracao integer) returns integer language sql immutable
return (
  select ceil((m.meses + case when termino + 1 - (inicio + make_interval(months => m.meses))::date >= fracao then 1 else 0 end) * 2.5)::integer
    from (select t.meses - case when (inicio + make_interval(months => t.meses))::date > termino + 1 then 1 else 0 end as meses
            from (select (extract(year from termino + 1) - extract(year from inicio))::integer * 12
                       + (extract(month from termino + 1) - extract(month from inicio))::integer as meses) t) m);

-- The days from which on a rest of a month counts as a month of recess, as they are in the month of a day.
create function recesso_fracao_em(de_cliente integer, dia date) returns integer language sql stable
return coalesce(
  (select (valor #>> '{}')::integer from ajuste_vigencia
    where cliente_id = de_cliente and coluna = 'recesso_fracao' and desde <= to_char(dia, 'YYYY-MM')
    order by desde desc limit 1),
  (select recesso_fracao from cliente where cliente_id = de_cliente));

-- Days of recess of a contract's number up to a day: recess planned after the last day of a contract was not taken.
create function recesso_gozado(cliente integer, numero_do_contrato bigint, ate date) returns integer language sql stable
return (
  select coalesce(sum(least(r.termino, ate) - r.inicio + 1), 0)::integer
    from contrato n join contrato_recesso r on r.cliente_id = n.cliente_id and r.contrato_id = n.id
   where n.cliente_id = cliente and n.numero = numero_do_contrato and r.inicio <= ate);
