-- The monthly run: what an institution charges and how it counts, what is told of a month, and what is carried over.
alter table cliente
  -- The day of the next month on which scholarships are due.
  add dia_pagamento integer not null default 5 check (dia_pagamento between 1 and 28),
  -- Thirty days to a month; else as many as the calendar has.
  add mes_comercial boolean not null default true,
  add taxa_administrativa numeric(10, 2) not null default 0 check (taxa_administrativa >= 0),
  add seguro_mensal numeric(10, 2) not null default 0 check (seguro_mensal >= 0),
  add taxa_proporcional boolean not null default false,
  add recesso_fracao integer not null default 15 check (recesso_fracao between 1 and 31),
  add recesso_pago boolean not null default true,
  add retem_irrf boolean not null default false;

-- What is told of somebody's month: absences without reason, days that they came, hours that were approved.
create table frequencia (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  contrato_numero bigint not null,
  competencia text collate "C" not null,
  faltas integer not null default 0 check (faltas between 0 and 31),
  dias integer check (dias between 0 and 31),
  horas numeric(6, 2) not null default 0 check (horas >= 0),
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, contrato_numero, competencia)
);
call proteger('frequencia');
call auditar('frequencia');
call auditar('cliente');

-- Months of which something is still to be taken off a later invoice: every run looks at them again.
create table fechamento_pendente (
  cliente_id integer not null,
  contrato_numero bigint not null,
  competencia text collate "C" not null,
  primary key (cliente_id, contrato_numero, competencia)
);
call proteger('fechamento_pendente');

-- An instalment is paid when the invoice is that bills it, and no longer when that was taken back.
create function pagar_parcelas() returns trigger language plpgsql as $$
begin
  update parcela p
     set pagamento = case when f.quitado = liquido_do_faturamento(f) then u.data end
    from (select distinct cliente_id, faturamento_id from novo where tipo = 'P') n
    join faturamento f on f.cliente_id = n.cliente_id and f.id = n.faturamento_id
    join faturamento_item i on i.cliente_id = f.cliente_id and i.faturamento_id = f.id and i.parcela is not null
   cross join lateral (select max(m.data) as data from movimento m
        where m.cliente_id = f.cliente_id and m.faturamento_id = f.id and m.estorno_de is null) u
   where p.cliente_id = i.cliente_id and p.contrato_id = i.contrato_id and p.parcela = i.parcela
     and p.pagamento is distinct from case when f.quitado = liquido_do_faturamento(f) then u.data end;
  return null;
end $$;
-- After the sums, by its name.
create trigger tocar_parcelas after insert on movimento referencing new table as novo
  for each statement execute function pagar_parcelas();
