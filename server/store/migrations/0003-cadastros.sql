-- Registers of a client: what academic systems send and what it refers to.

create table deficiencia (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  codigo text collate "C" not null,
  descricao text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, codigo)
);
call proteger('deficiencia');

create table perfil (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  codigo text collate "C" not null,
  nome text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, codigo)
);
call proteger('perfil');

create table unidade (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  codigo text collate "C" not null,
  nome text not null,
  superior_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, codigo),
  foreign key (cliente_id, superior_id) references unidade
);
call proteger('unidade');

-- No foreign key to cliente here: the policy already checks cliente_id on every row written, and this is the
-- table that receives 100,000 rows at once.
create table aluno (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  nome_social text,
  matricula text collate "C",
  cpf text collate "C",
  documento text,
  documento_chave text collate "C",
  rg text,
  login text not null,
  login_chave text collate "C" not null,
  sexo text,
  estado_civil text,
  nascimento date,
  email text,
  email_chave text collate "C",
  telefone1 text,
  telefone2 text,
  endereco text not null,
  numero text,
  complemento text,
  bairro text,
  cidade text not null,
  uf text not null,
  cep text,
  nome_mae text,
  nacionalidade text,
  naturalidade text,
  bolsa_ini_cientifica boolean not null default false,
  dados_bancarios bytea,
  dados_deficiencia bytea,
  validade date,
  bloqueio date,
  -- False from the day of validade on; kept true to the calendar before each batch and once a day.
  ativo boolean not null default true,
  -- Keyed digest of the last record applied: sending it again changes nothing and costs little.
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id)
);
create unique index aluno_identificacao on aluno (cliente_id, identificacao);
create unique index aluno_cpf on aluno (cliente_id, cpf) where ativo and cpf is not null;
create unique index aluno_documento on aluno (cliente_id, documento_chave)
  where ativo and cpf is null and documento_chave is not null;
create unique index aluno_login on aluno (cliente_id, login_chave) where ativo;
create unique index aluno_email on aluno (cliente_id, email_chave) where ativo and email_chave is not null;
create index aluno_por_atualizacao on aluno (cliente_id, atualizacao, id) include (inclusao);
create index aluno_por_matricula on aluno (cliente_id, matricula) where matricula is not null;
create index aluno_a_vencer on aluno (cliente_id, validade) where ativo and validade is not null;
call proteger('aluno');

create table usuario (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  identificador bigint not null,
  login text not null,
  login_chave text collate "C" not null,
  nome text not null,
  nome_completo text,
  telefone text,
  email text,
  email_chave text collate "C",
  endereco text,
  complemento text,
  bairro text,
  cidade text,
  uf text,
  cep text,
  cpf text collate "C",
  matricula text,
  unidade_id bigint,
  perfil_id bigint not null,
  autentica boolean not null default false,
  nascimento date,
  ramal text,
  codigo_menu text,
  validade date,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, perfil_id) references perfil
);
create unique index usuario_identificador on usuario (cliente_id, identificador);
create unique index usuario_login on usuario (cliente_id, login_chave);
create unique index usuario_email on usuario (cliente_id, email_chave) where email_chave is not null;
create index usuario_por_atualizacao on usuario (cliente_id, atualizacao, id) include (inclusao);
call proteger('usuario');

-- Passwords. A received one waits sealed until it is hashed off the ingest path; only the hash stays.
create table senha (
  cliente_id integer not null references cliente,
  dono text collate "C" not null check (dono in ('aluno', 'usuario')),
  dono_id bigint not null,
  hash text,
  selada bytea,
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, dono, dono_id)
);
create index senha_a_calcular on senha (cliente_id, dono, dono_id) where selada is not null;
call proteger('senha');

create table professor (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  cpf text collate "C",
  email text,
  validade date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao)
);
call proteger('professor');

create table curso (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  nivel text not null default 'GR' check (nivel in ('GR', 'PG', 'TE', 'EM', 'EF', 'EE')),
  unidade_id bigint,
  validade date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, unidade_id) references unidade
);
call proteger('curso');

create table disciplina (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  validade date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao)
);
call proteger('disciplina');

-- Hosts, institutions, agents, supervisors and legal representatives.
create table pessoa (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('F', 'J')),
  documento text collate "C" not null,
  nome text not null,
  nome_fantasia text,
  papeis text[] not null default '{}',
  validade date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, tipo, documento)
);
call proteger('pessoa');
