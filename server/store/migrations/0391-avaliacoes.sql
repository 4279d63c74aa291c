-- migration: transaction

-- Editions of the client's evaluation forms. The newest applies; one without questions means that nothing is asked.
create table formulario (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- Who answers, and at which kind of pending item.
  quem text collate "C" not null check (quem in ('aluno', 'concedente', 'professor')),
  pendencia text not null,
  edicao integer not null check (edicao > 0),
  titulo text not null,
  perguntas jsonb not null,
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, quem, pendencia, edicao)
);
call proteger('formulario');
call auditar('formulario');

-- An answered form. Its answers keep the questions as they were asked.
create table avaliacao (
  cliente_id integer not null,
  id bigint generated always as identity,
  pendencia_id bigint not null,
  quem text collate "C" not null check (quem in ('aluno', 'concedente', 'professor')),
  titulo text not null,
  -- 0 for the form that the platform ships.
  edicao integer not null check (edicao >= 0),
  -- Mean of the points of its answers, from 0 to 10; null if no answer has points.
  media numeric(4, 2) check (media between 0 and 10),
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  -- A further answer of the same party to the same item replaces the earlier one.
  unique (cliente_id, pendencia_id, quem),
  foreign key (cliente_id, pendencia_id) references pendencia
);
create index avaliacao_por_inclusao on avaliacao (cliente_id, inclusao, id);
call proteger('avaliacao');
call auditar('avaliacao');

create table avaliacao_resposta (
  cliente_id integer not null,
  id bigint generated always as identity,
  avaliacao_id bigint not null,
  ordem integer not null,
  secao text not null,
  pergunta text not null,
  resposta text not null,
  -- From 0 to 10; null for texts.
  pontos numeric(4, 2) check (pontos between 0 and 10),
  primary key (cliente_id, id),
  unique (cliente_id, avaliacao_id, ordem),
  foreign key (cliente_id, avaliacao_id) references avaliacao on delete cascade
);
call proteger('avaliacao_resposta');
call auditar('avaliacao_resposta');
