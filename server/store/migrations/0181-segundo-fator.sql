-- A second factor beside the password: codes by time (RFC 6238), and codes for when the device is lost.
create table segundo_fator (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  tipo text collate "C" not null check (tipo in ('usuario', 'professor', 'aluno')),
  pessoa_id bigint not null,
  -- Sealed. Null until its first code was right.
  segredo bytea,
  -- Sealed: the one that is being set up, which takes the other's place with its first right code.
  proposto bytea,
  -- The last step of time whose code was used: each serves once.
  ultimo_passo bigint not null default 0,
  desde timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, tipo, pessoa_id),
  check ((segredo is null) = (desde is null))
);
call proteger('segundo_fator');
call auditar('segundo_fator', '{"segredo": null, "proposto": null, "ultimo_passo": null}');

create table codigo_recuperacao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  segundo_fator_id bigint not null,
  -- A keyed digest.
  codigo text collate "C" not null,
  usado_em timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, segundo_fator_id, codigo),
  foreign key (cliente_id, segundo_fator_id) references segundo_fator on delete cascade
);
call proteger('codigo_recuperacao');
call auditar('codigo_recuperacao', '{"codigo": null}');

alter table sessao
  -- What a session still lacks before it opens anything: a code, or the second factor itself.
  add falta text collate "C" check (falta in ('codigo', 'cadastro'));

alter table cliente
  -- Whether who has rights over money or access needs a second factor.
  add exige_segundo_fator boolean not null default false,
  -- Whether who came by the institution's own sign-on has proven enough.
  add login_unico_dispensa boolean not null default true;
call auditar('cliente');
