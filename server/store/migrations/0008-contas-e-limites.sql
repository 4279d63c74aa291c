-- Accounts that ask for temporary tokens, rotation of lasting credentials, and counters of rate limits.

create table conta_integracao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  usuario text collate "C" not null check (usuario <> '' and length(usuario) <= 100),
  -- First characters of the secret, to recognise it without knowing it.
  inicio text not null,
  hash bytea not null unique,
  escopos text[] not null,
  revogada_em timestamptz,
  usada_em timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id)
);
call proteger('conta_integracao');
create policy do_operador on conta_integracao to current_user using (true) with check (true);
-- Before the client is known, exactly the account whose secret the caller proved is visible.
create policy do_portador on conta_integracao for select
  using (hash = decode(nullif(current_setting('vinculo.credencial', true), ''), 'hex'));
create unique index conta_integracao_usuario on conta_integracao (cliente_id, usuario) where revogada_em is null;

alter table credencial
  -- The account a temporary token was issued to; empty for lasting credentials.
  add column conta_id bigint,
  -- The credential that takes over when this one was rotated.
  add column sucessora_id bigint,
  add foreign key (cliente_id, conta_id) references conta_integracao,
  add foreign key (cliente_id, sucessora_id) references credencial,
  add check (conta_id is null or (tipo = 'integracao' and expira_em is not null));
create index credencial_conta on credencial (cliente_id, conta_id, expira_em) where conta_id is not null;

-- Counters of a minute. The names are those of the library that counts. A crash may forget them.
create unlogged table limite (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor = 70);
