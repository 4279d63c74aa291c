-- What an institution, or a unit of it, means to spend on scholarships in a year or a half of one.
create table orcamento (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  exercicio integer not null check (exercicio between 1900 and 2200),
  -- 0: the whole year.
  semestre integer not null default 0 check (semestre in (0, 1, 2)),
  -- Absent: the whole institution.
  unidade_id bigint,
  centro_custo text,
  tipo text not null check (tipo in ('Estágio', 'Monitoria', 'Extensão')),
  valor_previsto numeric(12, 2) not null check (valor_previsto > 0),
  vagas_previstas integer check (vagas_previstas >= 0),
  situacao text not null default 'Em elaboração' check (situacao in ('Em elaboração', 'Aprovado', 'Encerrado')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, unidade_id) references unidade
);
call proteger('orcamento');
create unique index orcamento_unico on orcamento (cliente_id, exercicio, semestre, unidade_id, tipo) nulls not distinct;
create index orcamento_por_atualizacao on orcamento (cliente_id, atualizacao, id) include (inclusao);
call versionar('orcamento');
call historiar('orcamento', 'situacao');
call auditar('orcamento', '{"versao": null}');

-- What is committed is looked up by unit.
create index contrato_por_unidade on contrato (cliente_id, unidade_id);
create index contrato_por_curso on contrato (cliente_id, curso_id);
