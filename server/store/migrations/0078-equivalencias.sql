-- Work done elsewhere that a student asks to have counted as internship.
create table equivalencia (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  aluno_id bigint not null,
  curso_id bigint not null,
  disciplina_id bigint,
  tipo text not null check (tipo in
    ('Extensão', 'Monitoria', 'Iniciação científica', 'Intercâmbio no exterior', 'Atividade profissional')),
  organizacao_id bigint,
  descricao text,
  inicio date not null,
  termino date not null,
  horas_solicitadas integer not null check (horas_solicitadas > 0),
  horas_deferidas integer check (horas_deferidas > 0 and horas_deferidas <= horas_solicitadas),
  professor_id bigint,
  parecer text,
  situacao text not null default 'Incluída' check (situacao in
    ('Incluída', 'Em análise', 'Deferida', 'Deferida parcialmente', 'Indeferida', 'Cancelada')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, curso_id) references curso,
  foreign key (cliente_id, disciplina_id) references disciplina,
  foreign key (cliente_id, organizacao_id) references pessoa,
  foreign key (cliente_id, professor_id) references professor,
  check (termino >= inicio)
);
call proteger('equivalencia');
create index equivalencia_por_atualizacao on equivalencia (cliente_id, atualizacao, id) include (inclusao);
create index equivalencia_por_aluno on equivalencia (cliente_id, aluno_id);
create index equivalencia_por_professor on equivalencia (cliente_id, professor_id) where professor_id is not null;
call versionar('equivalencia');
call historiar('equivalencia', 'situacao');
call auditar('equivalencia', '{"versao": null}');

alter table arquivo add foreign key (cliente_id, equivalencia_id) references equivalencia;
create index arquivo_por_equivalencia on arquivo (cliente_id, equivalencia_id, id) where equivalencia_id is not null;
