-- Contracts are made, signed, amended and ended by people; insurance policies are records of their own.

-- A stored answer is nobody's change of the record.
create or replace procedure versionar(tabela regclass) language plpgsql as $$
declare
  mudou text;
begin
  select string_agg(format('old.%1$I%2$s is distinct from new.%1$I%2$s', attname,
           case when atttypid = 'json'::regtype then '::text' else '' end), ' or ' order by attnum)
    into mudou
    from pg_attribute
   where attrelid = tabela and attnum > 0 and not attisdropped
     and attname not in ('cliente_id', 'id', 'versao', 'inclusao', 'atualizacao')
     and attname !~ '^(impressao|lote)(_|$)'
     and not (tabela = 'contrato'::regclass and attname = 'documento');
  execute format('create or replace trigger versionar before update on %s for each row when (%s)
    execute function contar_versao()', tabela, mudou);
end $$;

create table apolice (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  apolice text not null,
  seguradora text not null,
  -- Who took the insurance.
  titular text not null check (titular in ('Instituição', 'Concedente')),
  -- Whom it covers: interns of one host, or of one course; null for those of all.
  concedente_id bigint,
  curso_id bigint,
  inicio date not null,
  termino date not null,
  situacao text not null default 'Vigente' check (situacao in ('Vigente', 'Vencida')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, concedente_id) references pessoa,
  foreign key (cliente_id, curso_id) references curso,
  check (termino >= inicio)
);
call proteger('apolice');
create unique index apolice_por_numero on apolice (cliente_id, seguradora, apolice);
create index apolice_por_atualizacao on apolice (cliente_id, atualizacao, id) include (inclusao);
create index apolice_por_concedente on apolice (cliente_id, concedente_id);
create index apolice_por_termino on apolice (cliente_id, situacao, termino);
call versionar('apolice');
call historiar('apolice', 'situacao');
call auditar('apolice', '{"versao": null}');

alter table contrato
  add supervisor_id bigint,
  add supervisor_cargo text,
  add supervisor_formacao text,
  add responsavel_id bigint,
  add vaga_id bigint,
  add apolice_id bigint,
  add area_atuacao text,
  add horas_diaria numeric(4, 2),
  add horas_total integer,
  add horarios json,
  add auxilio_transporte_valor numeric(10, 2),
  add auxilio_transporte_tipo text check (auxilio_transporte_tipo in ('Mensal', 'Diário')),
  add contratacao date,
  -- An amendment that everybody has signed comes into force on this day.
  add vigora_em date,
  add aditivo_tipo text,
  add aditivo_descricao text,
  add origem text not null default 'Plataforma' check (origem in ('Plataforma', 'Importação')),
  add importador text,
  add versao integer not null default 1,
  alter usuario set default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  add foreign key (cliente_id, supervisor_id) references pessoa,
  add foreign key (cliente_id, responsavel_id) references pessoa,
  add foreign key (cliente_id, vaga_id) references vaga,
  add foreign key (cliente_id, apolice_id) references apolice;
alter table contrato_historico
  alter usuario set default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema');
alter table contrato_beneficio
  alter usuario set default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema');
-- Paid instalments stay as they are.
alter table parcela
  add pagamento date,
  alter usuario set default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema');
call auditar('parcela');

-- Contracts that were in force began to be so, as far as anybody knows, on their first day.
alter table contrato disable trigger user;
do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update contrato set contratacao = inicio where situacao in ('Ativo', 'Concluído', 'Rescindido');
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
alter table contrato enable trigger user;

create table contrato_recesso (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  inicio date not null,
  termino date not null,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  check (termino >= inicio)
);
call proteger('contrato_recesso');
call auditar('contrato_recesso');
call acompanhar_parte('contrato_recesso', '%1$s.contrato_id', '{inicio,termino}');

-- Only monitoring contracts have stored answers.
drop index contrato_sem_documento;
create index contrato_sem_documento on contrato (cliente_id, id) where documento is null and modalidade = 'monitoria';
create or replace function avisar_documentos() returns trigger language plpgsql as $$
begin
  insert into tarefa (tipo, cliente_id, pedida_em)
  select 'documentos', cliente_id, clock_timestamp() from mudou
   where documento is null and modalidade = 'monitoria' group by cliente_id
  on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em;
  return null;
end $$;

create index contrato_por_mudanca on contrato (cliente_id, atualizacao, id);
create index contrato_por_supervisor on contrato (cliente_id, supervisor_id);
create index contrato_por_apolice on contrato (cliente_id, apolice_id);
create index contrato_por_contratacao on contrato (cliente_id, contratacao, id) where contratacao is not null;
-- What the calendar asks of each day.
create index contrato_por_encerramento on contrato (cliente_id, situacao, encerramento);
create index contrato_por_rescisao on contrato (cliente_id, situacao, rescisao) where rescisao is not null;
create index contrato_por_vigencia on contrato (cliente_id, situacao, vigora_em) where vigora_em is not null;

call versionar('contrato');
call historiar('contrato', 'situacao');
call auditar('contrato', '{"numero": "contrato", "documento": null, "versao": null}');

-- What an institution asks for beyond the law.
alter table cliente
  add idade_minima integer not null default 16 check (idade_minima between 14 and 21),
  add exige_convenio boolean not null default false,
  add horas_monitoria numeric(4, 2) not null default 12 check (horas_monitoria > 0);

-- Days of recess of a period (Lei 11.788, art. 13): 30 a year, in proportion; a part of a day counts as one.
create function direito_de_recesso(inicio date, termino date) returns integer language sql immutable
return ceil((12 * extract(year from age(termino + 1, inicio)) * 30 + extract(month from age(termino + 1, inicio)) * 30
  + extract(day from age(termino + 1, inicio))) / 12)::integer;
