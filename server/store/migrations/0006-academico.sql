-- The academic module: courses, people, classes and what links them. Every table keeps the digest of the last
-- record applied, the batch it came with, and whether it is active today.

alter table curso
  add grau text,
  add modalidade text,
  add codigo_mec bigint,
  add periodos bigint,
  add carga_horaria bigint,
  add carga_horaria_estagio bigint,
  add carga_horaria_extensao bigint,
  add estagio_obrigatorio boolean not null default false,
  add permite_40h boolean not null default false,
  add equiparacao boolean not null default false,
  add ativo boolean not null default true,
  add impressao bytea,
  add lote_id bigint;
create index curso_por_atualizacao on curso (cliente_id, atualizacao, id) include (inclusao);

alter table professor
  add nome_social text,
  add documento text,
  add documento_chave text collate "C",
  add login text,
  add login_chave text collate "C",
  add email_chave text collate "C",
  add telefone text,
  add matricula text,
  add titulacao text,
  add unidade_id bigint,
  add bloqueio date,
  add ativo boolean not null default true,
  add impressao bytea,
  add lote_id bigint,
  add foreign key (cliente_id, unidade_id) references unidade;
create unique index professor_cpf on professor (cliente_id, cpf) where ativo and cpf is not null;
create unique index professor_documento on professor (cliente_id, documento_chave)
  where ativo and cpf is null and documento_chave is not null;
create unique index professor_login on professor (cliente_id, login_chave) where ativo and login_chave is not null;
create unique index professor_email on professor (cliente_id, email_chave) where ativo and email_chave is not null;
create index professor_por_atualizacao on professor (cliente_id, atualizacao, id) include (inclusao);

alter table senha drop constraint senha_dono_check;
alter table senha add constraint senha_dono_check check (dono in ('aluno', 'usuario', 'professor'));

alter table disciplina
  add sigla text,
  add carga_horaria bigint,
  add creditos bigint,
  add tipo text,
  add unidade_id bigint,
  add ativo boolean not null default true,
  add impressao bytea,
  add lote_id bigint,
  add foreign key (cliente_id, unidade_id) references unidade;
create index disciplina_por_atualizacao on disciplina (cliente_id, atualizacao, id) include (inclusao);

create table turma (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  ano bigint not null,
  semestre text not null,
  curso_id bigint,
  turno text,
  inicio date,
  termino date,
  unidade_id bigint,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, curso_id) references curso,
  foreign key (cliente_id, unidade_id) references unidade
);
create index turma_por_atualizacao on turma (cliente_id, atualizacao, id) include (inclusao);
call proteger('turma');

-- Links have no foreign keys: references are resolved in the same transaction, rows are never deleted, and
-- these are the tables that receive hundreds of thousands of rows at once.
create table aluno_curso (
  cliente_id integer not null,
  id bigint generated always as identity,
  aluno_id bigint not null,
  curso_id bigint not null,
  matricula text collate "C" not null,
  situacao text not null,
  periodo bigint,
  turno text,
  ingresso date,
  previsao_conclusao date,
  conclusao date,
  coeficiente numeric(5, 2),
  carga_horaria_cumprida bigint,
  horarios json,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, aluno_id, curso_id, matricula)
);
create index aluno_curso_por_atualizacao on aluno_curso (cliente_id, atualizacao, id) include (inclusao);
create index aluno_curso_por_lote on aluno_curso (cliente_id, lote_id);
create index aluno_curso_por_matricula on aluno_curso (cliente_id, matricula);
call proteger('aluno_curso');

create table curso_disciplina (
  cliente_id integer not null,
  id bigint generated always as identity,
  curso_id bigint not null,
  disciplina_id bigint not null,
  matriz text collate "C" not null default '',
  periodo bigint,
  obrigatoria boolean not null default false,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, curso_id, disciplina_id, matriz)
);
create index curso_disciplina_por_atualizacao on curso_disciplina (cliente_id, atualizacao, id) include (inclusao);
call proteger('curso_disciplina');

create table disciplina_turma (
  cliente_id integer not null,
  id bigint generated always as identity,
  disciplina_id bigint not null,
  turma_id bigint not null,
  vagas bigint,
  horarios json,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, turma_id, disciplina_id)
);
create index disciplina_turma_por_atualizacao on disciplina_turma (cliente_id, atualizacao, id) include (inclusao);
call proteger('disciplina_turma');

create table curso_professor (
  cliente_id integer not null,
  id bigint generated always as identity,
  curso_id bigint not null,
  professor_id bigint not null,
  funcao text collate "C" not null,
  inicio date,
  termino date,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, curso_id, professor_id, funcao)
);
create index curso_professor_por_atualizacao on curso_professor (cliente_id, atualizacao, id) include (inclusao);
call proteger('curso_professor');

-- disciplina_id 0: the class as a whole.
create table turma_aluno (
  cliente_id integer not null,
  id bigint generated always as identity,
  turma_id bigint not null,
  aluno_id bigint not null,
  disciplina_id bigint not null default 0,
  situacao text,
  nota numeric(5, 2),
  frequencia numeric(5, 2),
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, turma_id, aluno_id, disciplina_id)
);
create index turma_aluno_por_aluno on turma_aluno (cliente_id, aluno_id);
create index turma_aluno_por_atualizacao on turma_aluno (cliente_id, atualizacao, id) include (inclusao);
call proteger('turma_aluno');

create table turma_professor (
  cliente_id integer not null,
  id bigint generated always as identity,
  turma_id bigint not null,
  professor_id bigint not null,
  disciplina_id bigint not null default 0,
  funcao text,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, turma_id, professor_id, disciplina_id)
);
create index turma_professor_por_atualizacao on turma_professor (cliente_id, atualizacao, id) include (inclusao);
call proteger('turma_professor');

create table aluno_disciplina (
  cliente_id integer not null,
  id bigint generated always as identity,
  aluno_id bigint not null,
  disciplina_id bigint not null,
  ano bigint not null,
  semestre text collate "C" not null,
  curso_id bigint,
  situacao text,
  nota numeric(5, 2),
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, aluno_id, disciplina_id, ano, semestre)
);
create index aluno_disciplina_por_atualizacao on aluno_disciplina (cliente_id, atualizacao, id) include (inclusao);
call proteger('aluno_disciplina');

create table aluno_disciplina_professor (
  cliente_id integer not null,
  id bigint generated always as identity,
  aluno_id bigint not null,
  disciplina_id bigint not null,
  professor_id bigint not null,
  ano bigint not null,
  semestre text collate "C" not null,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, aluno_id, disciplina_id, professor_id, ano, semestre)
);
create index aluno_disciplina_professor_por_atualizacao
  on aluno_disciplina_professor (cliente_id, atualizacao, id) include (inclusao);
call proteger('aluno_disciplina_professor');
