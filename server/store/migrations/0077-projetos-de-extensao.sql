-- Extension projects: what the institution does with the community, who takes part, and for how many hours.
create table projeto_extensao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  titulo text not null,
  modalidade text not null check (modalidade in
    ('Programa', 'Projeto', 'Curso e oficina', 'Evento', 'Prestação de serviço')),
  area_tematica text,
  unidade_id bigint,
  professor_id bigint not null,
  publico_alvo text,
  inicio date not null,
  termino date not null,
  horas integer check (horas > 0),
  orcamento_valor numeric(12, 2) check (orcamento_valor >= 0),
  orcamento_fonte text,
  situacao text not null default 'Em elaboração' check (situacao in
    ('Em elaboração', 'Em aprovação', 'Aprovada', 'Reprovada', 'Encerrada', 'Cancelada')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, professor_id) references professor,
  check (termino >= inicio)
);
call proteger('projeto_extensao');
create index projeto_extensao_por_atualizacao on projeto_extensao (cliente_id, atualizacao, id) include (inclusao);
create index projeto_extensao_por_professor on projeto_extensao (cliente_id, professor_id);
-- What the calendar asks of each day.
create index projeto_extensao_por_termino on projeto_extensao (cliente_id, situacao, termino);
call versionar('projeto_extensao');
call historiar('projeto_extensao', 'situacao');
call auditar('projeto_extensao', '{"versao": null}');

create table projeto_extensao_curso (
  cliente_id integer not null,
  id bigint generated always as identity,
  projeto_extensao_id bigint not null,
  curso_id bigint not null,
  horas_curriculares integer check (horas_curriculares > 0),
  primary key (cliente_id, id),
  unique (cliente_id, projeto_extensao_id, curso_id),
  foreign key (cliente_id, projeto_extensao_id) references projeto_extensao,
  foreign key (cliente_id, curso_id) references curso
);
call proteger('projeto_extensao_curso');
create index projeto_extensao_curso_por_curso on projeto_extensao_curso (cliente_id, curso_id);
call auditar('projeto_extensao_curso');

create table projeto_extensao_parceiro (
  cliente_id integer not null,
  id bigint generated always as identity,
  projeto_extensao_id bigint not null,
  pessoa_id bigint not null,
  primary key (cliente_id, id),
  unique (cliente_id, projeto_extensao_id, pessoa_id),
  foreign key (cliente_id, projeto_extensao_id) references projeto_extensao,
  foreign key (cliente_id, pessoa_id) references pessoa
);
call proteger('projeto_extensao_parceiro');
create index projeto_extensao_parceiro_por_pessoa on projeto_extensao_parceiro (cliente_id, pessoa_id);
call auditar('projeto_extensao_parceiro');

-- A student in a project.
create table participacao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  projeto_extensao_id bigint not null,
  aluno_id bigint not null,
  papel text not null default 'Voluntário' check (papel in ('Bolsista', 'Voluntário', 'Ouvinte', 'Ministrante')),
  horas_previstas integer check (horas_previstas > 0),
  inicio date not null,
  termino date,
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Encerrado')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, projeto_extensao_id) references projeto_extensao,
  foreign key (cliente_id, aluno_id) references aluno,
  check (termino >= inicio)
);
call proteger('participacao');
create index participacao_por_atualizacao on participacao (cliente_id, atualizacao, id) include (inclusao);
create index participacao_por_projeto on participacao (cliente_id, projeto_extensao_id, id);
create index participacao_por_aluno on participacao (cliente_id, aluno_id);
-- Nobody takes part twice at a time.
create unique index participacao_unica on participacao (cliente_id, projeto_extensao_id, aluno_id) where situacao = 'Ativo';
call versionar('participacao');
call historiar('participacao', 'situacao');
call auditar('participacao', '{"versao": null}');

-- Hours of a day. Told again, they are those of that day.
create table participacao_hora (
  cliente_id integer not null,
  id bigint generated always as identity,
  participacao_id bigint not null,
  data date not null,
  horas numeric(4, 2) not null check (horas > 0 and horas <= 24),
  descricao text,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, participacao_id, data),
  foreign key (cliente_id, participacao_id) references participacao
);
call proteger('participacao_hora');
call auditar('participacao_hora');

-- Files of a project.
alter table arquivo add foreign key (cliente_id, projeto_extensao_id) references projeto_extensao;
create index arquivo_por_projeto_extensao on arquivo (cliente_id, projeto_extensao_id, id) where projeto_extensao_id is not null;
