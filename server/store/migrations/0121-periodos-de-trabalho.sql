-- Employees and the periods in which they work. What somebody is on a day follows from their periods.

alter table colaborador add versao integer not null default 1;
create index colaborador_por_atualizacao on colaborador (cliente_id, atualizacao, id) include (inclusao);
call ordenar('colaborador', 'nome', 'nome collate unicode');
call versionar('colaborador');
call auditar('colaborador', '{"versao": null}');

alter table colaborador_contrato
  -- The source named the vacancy; otherwise the platform found it.
  add vaga_informada boolean not null default false;
-- A start that was corrected could fall into an earlier period: it comes after it.
do $$
declare
  periodo colaborador_contrato;
  antes colaborador_contrato;
begin
  alter table colaborador_contrato disable trigger user;
  alter table colaborador_contrato no force row level security;
  for periodo in select * from colaborador_contrato order by cliente_id, colaborador_id, id loop
    if antes.colaborador_id = periodo.colaborador_id and antes.cliente_id = periodo.cliente_id
       and periodo.inicio <= antes.saida then
      periodo.inicio := antes.saida + 1;
      periodo.saida := greatest(periodo.saida, periodo.inicio);
      update colaborador_contrato set inicio = periodo.inicio, saida = case when saida is not null then periodo.saida end
       where cliente_id = periodo.cliente_id and colaborador_id = periodo.colaborador_id and id = periodo.id;
    end if;
    antes := periodo;
  end loop;
  update colaborador_contrato set vaga_informada = vaga_id is not null;
  alter table colaborador_contrato force row level security;
  alter table colaborador_contrato enable trigger user;
end $$;

drop index colaborador_contrato_aberto;
alter table colaborador_contrato
  -- The exit was told before its day, and that day is still worked. Told on its day or later, it holds at once.
  add programada boolean not null default false,
  add motivo_saida text,
  -- The day on which it was given up, before it began. It never was a period of work, and is in nobody's way.
  add cancelamento date check (cancelamento < inicio),
  add check (tipo_saida in ('Voluntário', 'Involuntário', 'Término de contrato', 'Não se aplica')),
  add check (saida is not null or num_nonnulls(tipo_saida, motivo_saida) = 0),
  add check (saida is not null or not programada),
  add check (vaga_id is not null or not vaga_informada),
  -- Nobody works twice at the same time. A number as a range of one: GiST compares ranges without any extension.
  add constraint colaborador_contrato_separado exclude using gist
    (int8range(colaborador_id, colaborador_id, '[]') with &&, daterange(inicio, saida, '[]') with &&)
    where (cancelamento is null);
create index colaborador_contrato_por_contratacao on colaborador_contrato (cliente_id, contratacao, id);
call auditar('colaborador_contrato');

-- Where somebody works since a transfer. Until the first one it is where they were hired to, which the period says.
create table colaborador_lotacao (
  cliente_id integer not null,
  id bigint generated always as identity,
  colaborador_id bigint not null,
  contrato_id bigint not null,
  desde date not null,
  unidade_id bigint not null,
  area_id bigint,
  cargo_id bigint not null,
  horario_id bigint,
  horario text,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, contrato_id, desde),
  foreign key (cliente_id, colaborador_id, contrato_id) references colaborador_contrato,
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, area_id) references area,
  foreign key (cliente_id, cargo_id) references cargo,
  foreign key (cliente_id, horario_id) references horario
);
call proteger('colaborador_lotacao');
call auditar('colaborador_lotacao');

-- Whether a period is over on a day.
create function deixou(p colaborador_contrato, dia date) returns boolean language sql immutable
return coalesce(p.saida < dia or p.saida = dia and not p.programada, false);

-- The number of the period that tells what somebody is on a day: the one under way, else the next, else the last.
create function periodo_em(cliente integer, colaborador bigint, dia date) returns bigint language sql stable
return (
  select p.id from colaborador_contrato p
   where p.cliente_id = cliente and p.colaborador_id = colaborador and p.cancelamento is null
   order by case when p.inicio > dia then 1 when deixou(p, dia) then 2 else 0 end,
            case when p.inicio > dia then p.inicio end, p.inicio desc
   limit 1);

-- What somebody is on a day. Without a period nobody is employed.
create function situacao_colaborador(c colaborador, dia date) returns text language sql stable
return (select case when p.inicio > dia then 'Admissão futura' when p.id is null or deixou(p, dia) then 'Desligado'
                    when p.saida is null then 'Ativo' else 'Saída programada' end
          from (select) um left join colaborador_contrato p on p.cliente_id = c.cliente_id and p.colaborador_id = c.id
           and p.id = periodo_em(c.cliente_id, c.id, dia));

-- Each period with the place that it has now.
create view lotacao_atual with (security_invoker) as
  select p.cliente_id, p.colaborador_id, p.id as contrato_id, coalesce(l.desde, p.inicio) as desde,
         case when l.id is null then p.unidade_id else l.unidade_id end as unidade_id,
         case when l.id is null then p.area_id else l.area_id end as area_id,
         case when l.id is null then p.cargo_id else l.cargo_id end as cargo_id,
         case when l.id is null then p.horario_id else l.horario_id end as horario_id,
         case when l.id is null then p.horario else l.horario end as horario, l.id as lotacao_id
    from colaborador_contrato p
    left join lateral (select * from colaborador_lotacao l
                        where l.cliente_id = p.cliente_id and l.contrato_id = p.id
                        order by l.desde desc limit 1) l on true;

-- Links by which employees enter, and the sessions that they begin.
create table colaborador_acesso (
  cliente_id integer not null,
  id bigint generated always as identity,
  colaborador_id bigint not null,
  -- SHA-256 of 256 random bits.
  hash bytea not null unique,
  destino text not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  revogado_em timestamptz,
  -- The same of the session that its use began.
  sessao_hash bytea unique,
  sessao_expira_em timestamptz,
  sessao_encerrada_em timestamptz,
  navegador text,
  endereco inet,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, colaborador_id) references colaborador,
  check (num_nulls(usado_em, sessao_hash, sessao_expira_em) in (0, 3)),
  check (usado_em is null or revogado_em is null)
);
-- A new link takes the place of the one before.
create unique index colaborador_acesso_aberto on colaborador_acesso (cliente_id, colaborador_id)
  where usado_em is null and revogado_em is null;
create index colaborador_acesso_por_inclusao on colaborador_acesso (cliente_id, inclusao);
call proteger('colaborador_acesso');
-- Before the client is known, exactly the row whose hash the bearer proved is visible.
create policy do_portador on colaborador_acesso for select
  using (hash = decode(nullif(current_setting('vinculo.link', true), ''), 'hex')
    or sessao_hash = decode(nullif(current_setting('vinculo.sessao', true), ''), 'hex'));
call auditar('colaborador_acesso', '{"hash": null, "sessao_hash": null}');
