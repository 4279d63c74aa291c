-- Clients, their credentials, and the walls between them.
--
-- Every table with client data starts its key with cliente_id and is closed by row-level security that is
-- forced, so that it binds the owner too. The application works as vinculo_app, an ordinary role, and sets
-- vinculo.cliente in each transaction; without it no row is visible.

do $$
begin
  if not exists (select from pg_roles where rolname = 'vinculo_app') then
    create role vinculo_app nologin;
  end if;
  if not pg_has_role(current_user, 'vinculo_app', 'set') then
    execute format('grant vinculo_app to %I', current_user);
  end if;
end $$;

grant usage on schema vinculo to vinculo_app;
alter default privileges in schema vinculo grant select, insert, update, delete on tables to vinculo_app;
alter default privileges in schema vinculo grant usage on sequences to vinculo_app;

create function cliente_atual() returns integer
  language sql stable parallel safe
  return nullif(current_setting('vinculo.cliente', true), '')::integer;

-- Closes a table: rows of the current client only, for everyone.
create procedure proteger(tabela regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabela);
  execute format('alter table %s force row level security', tabela);
  execute format(
    'create policy do_cliente on %s using (cliente_id = cliente_atual()) with check (cliente_id = cliente_atual())',
    tabela);
end $$;

create table cliente (
  cliente_id integer primary key generated always as identity,
  codigo text collate "C" not null unique check (codigo ~ '^[a-z0-9][a-z0-9._-]{0,39}$'),
  nome text not null,
  fuso text not null default 'America/Sao_Paulo',
  -- Answers 200 with the same body on every failure, for callers that only read MsgRetorno.
  compat_http_200 boolean not null default false,
  formato_contratos text not null default 'lista' check (formato_contratos in ('lista', 'amostra')),
  -- Records REGISTRO_INCLUIDO and REGISTRO_ATUALIZADO for each accepted record.
  informa_sucesso boolean not null default false,
  inclusao timestamptz not null default now()
);
call proteger('cliente');
-- The operator's commands run as the owner and see all clients.
create policy do_operador on cliente to current_user using (true) with check (true);

create table credencial (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('integracao', 'workforce')),
  nome text not null,
  -- First characters, to recognise a credential without knowing it.
  inicio text not null,
  hash bytea not null unique,
  escopos text[] not null,
  expira_em timestamptz,
  revogada_em timestamptz,
  usada_em timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id)
);
call proteger('credencial');
create policy do_operador on credencial to current_user using (true) with check (true);
-- Before the client is known, exactly the row whose hash the caller proved is visible.
create policy do_portador on credencial for select
  using (hash = decode(nullif(current_setting('vinculo.credencial', true), ''), 'hex'));
