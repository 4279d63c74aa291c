-- Sign-in of people: sessions, the institution's own identity provider, and what slows guessing down.

-- Somebody who signs in names the client by its code: exactly that row is visible, before any other proof.
create policy do_codigo on cliente for select
  using (codigo = nullif(current_setting('vinculo.codigo', true), ''));

-- Inactive people keep their login, so that they can be told why they may not enter. They are few: an index over
-- everybody would cost each batch.
create index aluno_login_inativo on aluno (cliente_id, login_chave) where not ativo;
create index professor_login_inativo on professor (cliente_id, login_chave) where not ativo;

create table sessao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- SHA-256 of what the browser holds; the value itself is nowhere else.
  hash bytea not null unique,
  tipo text collate "C" not null check (tipo in ('usuario', 'professor', 'aluno')),
  pessoa_id bigint not null,
  metodo text collate "C" not null check (metodo in ('senha', 'oidc')),
  navegador text not null,
  endereco inet,
  inclusao timestamptz not null,
  usada_em timestamptz not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  primary key (cliente_id, id)
);
create index sessao_por_pessoa on sessao (cliente_id, tipo, pessoa_id) where encerrada_em is null;
create index sessao_por_uso on sessao (cliente_id, usada_em);
call proteger('sessao');
-- Before the client is known, exactly the row whose hash the browser proved is visible.
create policy do_portador on sessao for select
  using (hash = decode(nullif(current_setting('vinculo.sessao', true), ''), 'hex'));

create table provedor_oidc (
  cliente_id integer primary key references cliente,
  emissor text not null,
  identificador text not null,
  -- Null for a public client, which proves itself by PKCE alone.
  segredo bytea,
  escopos text not null default 'openid profile email',
  campo_login text not null default 'preferred_username',
  rotulo text not null,
  -- Everybody may enter both ways; otherwise students and professors enter here only, users as AUTENTICA says.
  aceita_senha boolean not null default false,
  atualizacao timestamptz not null default now()
);
call proteger('provedor_oidc');

-- Sign-ins under way at a provider. Each row is used once, by the browser that began it.
create table fluxo_oidc (
  cliente_id integer not null references cliente,
  estado bytea not null unique,
  navegador bytea not null,
  -- Sealed: verifier, nonce, where to go afterwards.
  dados bytea not null,
  expira_em timestamptz not null,
  primary key (cliente_id, estado)
);
call proteger('fluxo_oidc');
create policy do_portador on fluxo_oidc for select
  using (estado = decode(nullif(current_setting('vinculo.fluxo', true), ''), 'hex'));

-- Failed attempts and devices that signed in, by keyed digests: a row says nothing about whose it is, and a login
-- or client that does not exist is counted like one that does.
create table tentativa (
  chave text collate "C" primary key,
  falhas integer not null,
  ate timestamptz not null
);
create index tentativa_por_fim on tentativa (ate);

create table dispositivo (
  chave text collate "C" primary key,
  usado_em timestamptz not null
);
create index dispositivo_por_uso on dispositivo (usado_em);
