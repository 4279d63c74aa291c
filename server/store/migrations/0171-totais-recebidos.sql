-- What was billed to be received and what was received of it, added up by day: once by unit, and once by who owes. Every
-- change adds rows with what it changes, so that nobody waits for anybody; a nightly job puts them together.
create table total_recebido (
  cliente_id integer not null,
  id bigint generated always as identity,
  por text collate "C" not null check (por in ('unidade', 'sacado')),
  dia date not null,
  -- Where rows are added up by the other, or there is none: 0 and nothing.
  unidade_id bigint not null,
  documento text collate "C" not null,
  -- Receipts and invoices that it counts: a group without any is none.
  linhas integer not null,
  recebimentos integer not null,
  recebido numeric(16, 2) not null,
  juros numeric(16, 2) not null,
  multa numeric(16, 2) not null,
  desconto numeric(16, 2) not null,
  estornado numeric(16, 2) not null,
  faturado numeric(16, 2) not null,
  aberto numeric(16, 2) not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id)
);
create index total_recebido_por_dia on total_recebido (cliente_id, dia, unidade_id) where por = 'unidade';
create index total_recebido_por_sacado on total_recebido (cliente_id, documento, dia) include (linhas, inclusao)
  where por = 'sacado';
call proteger('total_recebido');

-- An invoice adds to its day of issue, a receipt to its own; what was taken back is told on the day of what it takes back.
-- Each as SQL: of invoices in a relation f, and of the movements m of some, with the sign by which they count.
create function faturados_de(relacao text, sinal text) returns text language sql immutable
return format('select f.cliente_id, f.emissao as dia, coalesce(f.unidade_id, 0) as unidade_id, f.documento, %2$s as linhas,
    0 as recebimentos, 0::numeric as recebido, 0::numeric as juros, 0::numeric as multa, 0::numeric as desconto,
    0::numeric as estornado, %2$s * liquido_do_faturamento(f.valor, f.desconto, f.juros, f.multa) as faturado,
    %2$s * (liquido_do_faturamento(f.valor, f.desconto, f.juros, f.multa) - f.quitado) as aberto
  from %1$s f where f.tipo = ''R'' and f.situacao_basica <> ''Cancelado''', relacao, sinal);

create function recebidos_de(relacao text, sinal text) returns text language sql immutable
return format('select m.cliente_id, m.data, coalesce(f.unidade_id, 0), f.documento, %2$s,
    %2$s * e.vale, %2$s * e.vale * m.valor, %2$s * e.vale * m.juros, %2$s * e.vale * m.multa, %2$s * e.vale * m.desconto,
    %2$s * (1 - e.vale) * m.valor, 0, 0
  from %1$s f join movimento m on m.cliente_id = f.cliente_id and m.faturamento_id = f.id and m.estorno_de is null
  cross join lateral (select case when exists (select from movimento r where r.cliente_id = m.cliente_id
    and r.estorno_de = m.id) then 0 else 1 end as vale) e
  where f.tipo = ''R''', relacao, sinal);

-- A reversal takes off what its receipt added.
create function lancados_em(relacao text) returns text language sql immutable
return format('select n.cliente_id, coalesce(o.data, n.data) as dia, coalesce(f.unidade_id, 0) as unidade_id, f.documento,
    case when o.id is null then 1 else 0 end as linhas, case when o.id is null then 1 else -1 end as recebimentos,
    coalesce(-o.valor, n.valor) as recebido, coalesce(-o.juros, n.juros) as juros, coalesce(-o.multa, n.multa) as multa,
    coalesce(-o.desconto, n.desconto) as desconto, coalesce(o.valor, 0) as estornado, 0::numeric as faturado,
    0::numeric as aberto
  from %1$s n join faturamento f on f.cliente_id = n.cliente_id and f.id = n.faturamento_id
  left join movimento o on o.cliente_id = n.cliente_id and o.id = n.estorno_de
  where n.tipo = ''R''', relacao);

-- The statement that adds what some rows change.
create function totalizar(parcelas text) returns text language sql immutable
return format('insert into total_recebido (cliente_id, por, dia, unidade_id, documento, linhas, recebimentos, recebido, juros,
      multa, desconto, estornado, faturado, aberto)
    select cliente_id, case when grouping(documento) = 1 then ''unidade'' else ''sacado'' end, dia, coalesce(unidade_id, 0),
           coalesce(documento, ''''), sum(linhas), sum(recebimentos), sum(recebido), sum(juros), sum(multa), sum(desconto),
           sum(estornado), sum(faturado), sum(aberto)
      from (%s) k
     group by grouping sets ((cliente_id, dia, unidade_id), (cliente_id, dia, documento))
    having sum(linhas) <> 0 or sum(recebimentos) <> 0 or sum(recebido) <> 0 or sum(juros) <> 0 or sum(multa) <> 0
        or sum(desconto) <> 0 or sum(estornado) <> 0 or sum(faturado) <> 0 or sum(aberto) <> 0', parcelas);

create function totalizar_faturados() returns trigger language plpgsql as $$
begin
  execute totalizar(concat_ws(' union all ', case when tg_op <> 'INSERT' then faturados_de('velho', '-1') end,
    case when tg_op <> 'DELETE' then faturados_de('novo', '1') end));
  return null;
end $$;
create trigger totalizar_inclusao after insert on faturamento referencing new table as novo
  for each statement execute function totalizar_faturados();
create trigger totalizar_exclusao after delete on faturamento referencing old table as velho
  for each statement execute function totalizar_faturados();

-- An invoice that is of another unit, or of somebody else, takes its receipts along.
create function totalizar_mudanca() returns trigger language plpgsql as $$
declare
  levados constant text := '(select %1$s.* from velho v join novo n on n.cliente_id = v.cliente_id and n.id = v.id
    where (v.unidade_id, v.documento) is distinct from (n.unidade_id, n.documento))';
begin
  if not exists (select from novo where tipo = 'R') and not exists (select from velho where tipo = 'R') then
    return null;
  end if;
  execute totalizar(concat_ws(' union all ', faturados_de('velho', '-1'), faturados_de('novo', '1'),
    recebidos_de(format(levados, 'v'), '-1'), recebidos_de(format(levados, 'n'), '1')));
  return null;
end $$;
create trigger totalizar_mudanca after update on faturamento referencing old table as velho new table as novo
  for each statement execute function totalizar_mudanca();

create function totalizar_movimentos() returns trigger language plpgsql as $$
begin
  if not exists (select from novo where tipo = 'R') then return null; end if;
  execute totalizar(lancados_em('novo'));
  return null;
end $$;
create trigger totalizar after insert on movimento referencing new table as novo
  for each statement execute function totalizar_movimentos();

-- The application adds through these triggers, and asks for nothing but what follows.
revoke update, delete on total_recebido from vinculo_app;

-- Puts the rows of the current client that were added until then together.
create function juntar_totais_recebidos(ate timestamptz) returns void language sql security definer
set search_path = vinculo, pg_temp as $$
  with soltos as (
    delete from total_recebido t
     using (select por, dia, unidade_id, documento from total_recebido
             where cliente_id = (select cliente_atual()) and inclusao < ate
             group by por, dia, unidade_id, documento having count(*) > 1) g
     where t.cliente_id = (select cliente_atual()) and t.inclusao < ate and t.por = g.por and t.dia = g.dia
       and t.unidade_id = g.unidade_id and t.documento = g.documento
    returning t.*)
  insert into total_recebido (cliente_id, por, dia, unidade_id, documento, linhas, recebimentos, recebido, juros, multa,
    desconto, estornado, faturado, aberto, inclusao)
  select cliente_id, por, dia, unidade_id, documento, sum(linhas), sum(recebimentos), sum(recebido), sum(juros), sum(multa),
         sum(desconto), sum(estornado), sum(faturado), sum(aberto), max(inclusao)
    from soltos group by cliente_id, por, dia, unidade_id, documento
  having sum(linhas) <> 0 or sum(recebido) <> 0 or sum(estornado) <> 0 or sum(faturado) <> 0 or sum(aberto) <> 0
$$;
revoke all on function juntar_totais_recebidos(timestamptz) from public;
grant execute on function juntar_totais_recebidos(timestamptz) to vinculo_app;

-- Adds up everything that the current client has anew, for whoever owns the tables.
create procedure refazer_totais_recebidos() language plpgsql as $$
begin
  delete from total_recebido where cliente_id = cliente_atual();
  execute totalizar(concat_ws(' union all ', faturados_de('faturamento', '1') || ' and f.cliente_id = cliente_atual()',
    recebidos_de('faturamento', '1') || ' and f.cliente_id = cliente_atual()'));
end $$;
do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    call refazer_totais_recebidos();
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
