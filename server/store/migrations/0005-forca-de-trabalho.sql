-- Workforce: employees, their contract periods, schedules.

-- Folds case and accents, for search boxes.
create function sem_acentos(texto text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(normalize(texto, nfd), '[\u0300-\u036f]', '', 'g'));

create table area (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  referencia text collate "C" not null,
  nome text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, referencia)
);
call proteger('area');

create table cargo (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  referencia text collate "C" not null,
  nome text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, referencia)
);
call proteger('cargo');

create table horario (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  referencia text collate "C" not null,
  descricao text not null,
  validade date,
  turnos jsonb not null default '[]',
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, referencia)
);
call proteger('horario');

create table colaborador (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  cpf text collate "C" not null,
  nome text not null,
  nascimento date,
  email text,
  celular text,
  telefone text,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, cpf)
);
call proteger('colaborador');

-- One row per period of employment; a rehire is a new period.
create table colaborador_contrato (
  cliente_id integer not null,
  colaborador_id bigint not null,
  id bigint generated always as identity,
  inicio date not null,
  contratacao date not null,
  unidade_id bigint not null,
  area_id bigint,
  cargo_id bigint not null,
  horario_id bigint,
  horario text,
  vaga_ref text,
  saida date,
  tipo_saida text,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, colaborador_id, id),
  foreign key (cliente_id, colaborador_id) references colaborador,
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, area_id) references area,
  foreign key (cliente_id, cargo_id) references cargo,
  foreign key (cliente_id, horario_id) references horario,
  check (contratacao <= inicio),
  check (saida >= inicio)
);
create unique index colaborador_contrato_aberto on colaborador_contrato (cliente_id, colaborador_id)
  where saida is null;
call proteger('colaborador_contrato');
