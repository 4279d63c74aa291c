-- What was done to records that have states, and the version by which a caller says which one was seen.

create table historico (
  cliente_id integer not null,
  id bigint generated always as identity,
  entidade text collate "C" not null,
  registro_id bigint not null,
  movimento text not null,
  -- Null when the record was included.
  de text,
  para text not null,
  motivo text,
  -- What rules had to say, also what was only a warning: who made the move accepted it.
  achados jsonb not null default '[]',
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  origem text not null default coalesce(nullif(current_setting('vinculo.origem', true), ''), 'Sistema'),
  operacao text collate "C" not null default coalesce(current_setting('vinculo.operacao', true), ''),
  momento timestamptz not null default now(),
  primary key (cliente_id, id)
);
create index historico_por_registro on historico (cliente_id, entidade, registro_id, id);
call proteger('historico');
revoke update, delete on historico from vinculo_app;

create function contar_versao() returns trigger language plpgsql as $$
begin
  -- Another seal is another value to the database, and the same one to everybody else.
  if current_setting('vinculo.operacao', true) is distinct from 'encryption reseal' then
    new.versao := old.versao + 1;
  end if;
  return new;
end $$;

create function historiar_inclusao() returns trigger language plpgsql as $$
begin
  execute format('insert into historico (cliente_id, entidade, registro_id, movimento, para)
    select cliente_id, %L, id, %L, %I from novo order by id', tg_table_name, 'incluir', tg_argv[0]);
  return null;
end $$;

-- Makes a table count the versions of its records, in column versao: whenever one of their own columns changes, and
-- not when only a digest, the number of a batch or a moment does. Called again after columns are added.
create procedure versionar(tabela regclass) language plpgsql as $$
declare
  mudou text;
begin
  select string_agg(format('old.%1$I%2$s is distinct from new.%1$I%2$s', attname,
           case when atttypid = 'json'::regtype then '::text' else '' end), ' or ' order by attnum)
    into mudou
    from pg_attribute
   where attrelid = tabela and attnum > 0 and not attisdropped
     and attname not in ('cliente_id', 'id', 'versao', 'inclusao', 'atualizacao')
     and attname !~ '^(impressao|lote)(_|$)';
  execute format('create or replace trigger versionar before update on %s for each row when (%s)
    execute function contar_versao()', tabela, mudou);
end $$;

-- Makes a table with states, in that column, write how each record began.
create procedure historiar(tabela regclass, coluna text) language plpgsql as $$
begin
  execute format('create or replace trigger historiar after insert on %s referencing new table as novo
    for each statement execute function historiar_inclusao(%L)', tabela, coluna);
end $$;

-- The end of a vacancy is a move of it: no record of its own, and nothing to recognise one by.
drop view vaga_encerramento;
alter table vaga
  drop impressao_encerramento,
  add versao integer not null default 1;
call versionar('vaga');
call historiar('vaga', 'situacao');
call auditar('vaga', '{"lote_encerramento_id": null, "versao": null}');

-- What the calendar asks of each day.
create index vaga_por_prazo on vaga (cliente_id, situacao, fim_inscricao);

-- The last of a client's days for which everything that was due was done.
create table calendario (
  cliente_id integer primary key,
  ate date not null
);
call proteger('calendario');
